/** Around buttons on a dark background: there the work button is light, and a line button is an outline. */
export const duskControls = [
  '[--sage:var(--on-dusk)] [--on-sage:var(--dusk)] [--sage-press:var(--on-dusk-2)]',
  '[--surface:transparent] [--ink:var(--on-dusk)] [--edge:var(--on-dusk-2)]',
  '[--sage-soft:color-mix(in_oklab,var(--on-dusk)_14%,var(--dusk))]',
].join(' ')
