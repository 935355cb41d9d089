import { useId } from 'react'

type Piece = { d: string; transform?: string }

type OverlapProps = {
  under: Piece
  over: Piece
  underFill: string
  overFill: string
}

/** Two shapes, and a third flat color where they meet. */
export function Overlap({ under, over, underFill, overFill }: OverlapProps) {
  const clipId = useId()
  return (
    <>
      <path {...under} fill={underFill} />
      <path {...over} fill={overFill} />
      <clipPath id={clipId}>
        <path {...under} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path {...over} fill="var(--ill-x)" />
      </g>
    </>
  )
}
