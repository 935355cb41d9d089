type TurnBox = { x: number; y: number; width: number; height: number; radius: number }

// The tail is proportional to the corner radius, but never so small that it looks like a mistake.
function tailOf(radius: number) {
  return Math.max(2, round(radius * 0.12))
}

function round(value: number) {
  return Math.round(value * 100) / 100
}

/** The outline of a speech bubble with its tail bottom-left: Hearten or somebody else speaks. */
export function themTurn({ x, y, width, height, radius: r }: TurnBox) {
  const t = tailOf(r)
  const [right, bottom] = [x + width, y + height]
  return [
    `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}`,
    `V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}`,
    `H${round(x + t)}A${t} ${t} 0 0 1 ${x} ${round(bottom - t)}`,
    `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
  ].join('')
}

/** The outline of a speech bubble with its tail bottom-right: you speak or act. */
export function youTurn({ x, y, width, height, radius: r }: TurnBox) {
  const t = tailOf(r)
  const [right, bottom] = [x + width, y + height]
  return [
    `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}`,
    `V${round(bottom - t)}A${t} ${t} 0 0 1 ${round(right - t)} ${bottom}`,
    `H${x + r}A${r} ${r} 0 0 1 ${x} ${bottom - r}`,
    `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
  ].join('')
}
