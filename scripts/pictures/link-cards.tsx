import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CategoryScene } from '#client/features/articles/category-scene.tsx'
import { BrandMark } from '#client/ui/drawings/brand.tsx'
import { themTurn, youTurn } from '#client/ui/drawings/turn-path.ts'
import type { ArticleSummary } from '#content/reading/article.ts'
import { type Face, lettering, widthOf, wrap } from './lettering.ts'
import { colorOf, withColors } from './palette.ts'

export const cardWidth = 1200
const cardHeight = 630
const left = 80
const titleWidth = 600

const label: Face = { family: 'sans', size: 26 }
const name: Face = { family: 'serif', size: 44, spacing: -0.8 }

/** The preview picture of an article: its title, and the scene above its text. */
export function articleCard({ title, category, readTime }: ArticleSummary): string {
  const face = titleFace(title)
  const lines = wrap(title, face, titleWidth)
  const lineHeight = face.size * 1.1
  const first = 358 - ((lines.length - 1) * lineHeight) / 2
  return card([
    `<path fill="${colorOf('sunk')}" d="${themTurn({ x: 736, y: 92, width: 544, height: 446, radius: 84 })}"/>`,
    placed(<CategoryScene category={category} />, { x: 758, y: 182, width: 430, height: 258 }),
    ...lines.map((line, i) => lettering(line, face, { x: left, y: first + i * lineHeight, fill: colorOf('ink') })),
    lettering(`${category} · ${readTime} min read`, label, { x: left, y: 562, fill: colorOf('sage') }),
  ])
}

/** The largest size at which the title fits. */
function titleFace(title: string): Face {
  const faces = [68, 60, 52, 44].map((size): Face => ({ family: 'serif', size, spacing: -1.2 }))
  const fitting = faces.find((face) => wrap(title, face, titleWidth).length <= 4)
  if (!fitting) throw new Error(`"${title}" is too long for the picture its link is shown with.`)
  return fitting
}

/** The same for every other page: the front page's heading, and the beginning of a chat. */
export function siteCard(): string {
  const face: Face = { family: 'serif', size: 80, spacing: -1.8 }
  return card([
    ...wrap('Never run out of things to say.', face, 560).map((line, i) =>
      lettering(line, face, { x: left, y: 336 + i * 84, fill: colorOf('ink') }),
    ),
    lettering('Lines to say at work, on dates, at school', label, { x: left, y: 562, fill: colorOf('sage') }),
    turn('you', 'What are we waiting for?', { y: 146, ground: 'apricot', ink: 'on-apricot' }),
    turn('them', 'Honestly? No idea.', { y: 268, ground: 'sage', ink: 'on-sage' }),
    turn('you', 'Good. Me neither.', { y: 390, ground: 'apricot-soft', ink: 'ink' }),
  ])
}

type TurnLook = { y: number; ground: string; ink: string }

/** A speech bubble as wide as its text: yours on the right, theirs further left. */
function turn(speaker: 'you' | 'them', words: string, { y, ground, ink }: TurnLook): string {
  const face: Face = { family: 'serif', size: 34 }
  const [height, padding] = [88, 36]
  const width = Math.ceil(widthOf(words, face)) + 2 * padding
  const x = speaker === 'you' ? cardWidth - 60 - width : 656
  const outline = (speaker === 'you' ? youTurn : themTurn)({ x, y, width, height, radius: 40 })
  return `<path fill="${colorOf(ground)}" d="${outline}"/>${lettering(words, face, { x: x + padding, y: y + 55, fill: colorOf(ink) })}`
}

function card(pieces: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardWidth} ${cardHeight}">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${colorOf('paper')}"/>`,
    placed(<BrandMark />, { x: left, y: 66, width: 58, height: 49.3 }),
    lettering('Hearten', name, { x: left + 74, y: 104, fill: colorOf('ink') }),
    ...pieces,
    '</svg>',
  ].join('')
}

/** One of the product's drawings, placed in this box. */
function placed(drawing: ReactElement, box: { x: number; y: number; width: number; height: number }): string {
  const place = Object.entries(box).map(([side, size]) => `${side}="${size}"`)
  return withColors(renderToStaticMarkup(drawing)).replace('<svg ', `<svg ${place.join(' ')} `)
}
