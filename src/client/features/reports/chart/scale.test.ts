import { expect, it } from 'vitest'
import { labelsThatFit, placePoints } from './scale.ts'

const size = { width: 318, height: 158 }
const y = { ticks: [1, 5], width: 50 }

it('spreads points from edge to edge, the highest at the top', () => {
  const scale = placePoints(6, { ...size, x: { labels: () => [], height: 44 }, y })
  expect([scale.x(0), scale.x(5)]).toEqual([50, 300])
  expect([scale.y(5), scale.y(3), scale.y(1)]).toEqual([14, 64, 114])
})

it('centers bars, and a single point', () => {
  const bars = placePoints(5, { ...size, x: { labels: () => [], height: 44, isBands: true }, y })
  expect([bars.x(0), bars.x(4), bars.step]).toEqual([75, 275, 50])
  const alone = placePoints(1, { ...size, x: { labels: () => [], height: 44 }, y })
  expect(alone.x(0)).toBe(175)
})

it('finds the point nearest to a finger, also outside the drawing', () => {
  const scale = placePoints(6, { ...size, x: { labels: () => [], height: 44 }, y })
  expect([0, 74, 76, 300, 999].map(scale.nearest)).toEqual([0, 0, 1, 5, 5])
})

it('names the last point and as many before it as have room', () => {
  const label = labelsThatFit(6, 60, (at) => `day ${at}`)
  const x = { labels: label, height: 44 }
  expect(label(placePoints(6, { ...size, x, y })).map(({ at }) => at)).toEqual([1, 3, 5])
  expect(label(placePoints(6, { ...size, width: 700, x, y }))).toHaveLength(6)
})
