import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { fontFiles } from './pictures/lettering.ts'
import { articleCard, cardWidth, siteCard } from './pictures/link-cards.tsx'
import { toPng } from './steps/pages/picture.mjs'

// The preview picture of links to each page, at the address the page names.
const folder = join(import.meta.dirname, '..', 'build', 'client', 'og')

write('hearten.png', siteCard())
for (const article of publishedArticles) write(join('articles', `${article.id}.png`), articleCard(article))

function write(file: string, svg: string) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, toPng(svg, cardWidth, fontFiles))
}
