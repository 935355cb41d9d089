import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.mjs'
import { toPng } from './picture.mjs'

/** The light theme's colors; an icon on a home screen cannot follow the theme. */
const colors = {
  paper: '#f9f4eb',
  deep: '#2b564c',
  lamp: '#f7b274',
  overlap: '#0a3537',
  help: '#112f33',
  onHelp: '#faf6ee',
  dusk: '#183733',
  glow: '#ede6d2',
}

const left = 'M13 3A10.5 10.5 0 0 1 23.5 13.5V22A2 2 0 0 1 21.5 24H13A10.5 10.5 0 0 1 13 3Z'
const right = 'M27 3A10.5 10.5 0 0 1 27 24H18.5A2 2 0 0 1 16.5 22V13.5A10.5 10.5 0 0 1 27 3Z'
const markMiddle = { x: 20, y: 15.4 }

/**
 * The mark: two speech bubbles leaning together to form a heart, in the middle of a square of 100.
 * @param {number} width
 */
function mark(width) {
  const scale = width / 36
  const place = `translate(50 50) scale(${scale}) translate(${-markMiddle.x} ${-markMiddle.y})`
  const under = `<path d="${left}" transform="rotate(24 13 13.5)"`
  const over = `<path d="${right}" transform="rotate(-24 27 13.5)"`
  return `<g transform="${place}">${under} fill="${colors.deep}"/>${over} fill="${colors.lamp}"/>
    <clipPath id="under">${under}/></clipPath><g clip-path="url(#under)">${over} fill="${colors.overlap}"/></g></g>`
}

const lifeBuoy = `<g fill="none" stroke="${colors.onHelp}" stroke-width="6">
  <circle cx="50" cy="50" r="28"/><circle cx="50" cy="50" r="11"/>
  <path d="M30.2 30.2 42.2 42.2M57.8 57.8 69.8 69.8M69.8 30.2 57.8 42.2M42.2 57.8 30.2 69.8"/></g>`

const turn = `<path fill="${colors.lamp}" d="M40 26H60A22 22 0 0 1 60 70H21A3 3 0 0 1 18 67V48A22 22 0 0 1 40 26Z"/>
  <path stroke="${colors.overlap}" stroke-width="5" stroke-linecap="round" d="M36 43H64M36 54H54"/>`

const breath = `<circle cx="50" cy="50" r="30" fill="none" stroke="${colors.glow}" stroke-opacity="0.45" stroke-width="4"/>
  <circle cx="50" cy="50" r="19" fill="${colors.glow}"/>`

/** @type {{ name: string, sizes: number[], ground: string, corner: number, drawing: string }[]} */
const icons = [
  { name: 'app', sizes: [192, 512], ground: colors.paper, corner: 22, drawing: mark(70) },
  // A launcher may cut away everything outside a circle of 80 %, so the whole mark is inside it.
  { name: 'maskable', sizes: [192, 512], ground: colors.paper, corner: 0, drawing: mark(58) },
  { name: 'apple-touch', sizes: [180], ground: colors.paper, corner: 0, drawing: mark(66) },
  { name: 'help-now', sizes: [96], ground: colors.help, corner: 50, drawing: lifeBuoy },
  { name: 'cues', sizes: [96], ground: colors.deep, corner: 50, drawing: turn },
  { name: 'breathe', sizes: [96], ground: colors.dusk, corner: 50, drawing: breath },
]

// Every picture the manifest names, in the built client.
const folder = join(root, 'build', 'client', 'icons')
mkdirSync(folder, { recursive: true })
for (const { name, sizes, ground, corner, drawing } of icons) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" rx="${corner}" fill="${ground}"/>${drawing}</svg>`
  for (const size of sizes) writeFileSync(join(folder, `${name}-${size}.png`), toPng(svg, size))
}
