type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

/**
 * Tells whether a pointer moved. Browsers also report a move when a page appears beneath a pointer that lies still, and
 * not all of them say truly by how much it moved: so it takes two places.
 */
export function watchPointer(): (event: Place) => boolean {
  let first: Place | undefined
  return (event) => {
    first ??= event
    return event.clientX !== first.clientX || event.clientY !== first.clientY
  }
}
