type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

/**
 * Whether a pointer has moved. Browsers also report a move when a page appears under a resting pointer, and not all
 * report correctly by how much: so it takes two positions.
 */
export function watchPointer(): (event: Place) => boolean {
  let first: Place | undefined
  return (event) => {
    first ??= event
    return event.clientX !== first.clientX || event.clientY !== first.clientY
  }
}
