import { join } from 'node:path'
import { cutFonts } from './fonts/cut-fonts.ts'

const folder = join(import.meta.dirname, '..', 'src', 'client', 'ui', 'fonts')
await cutFonts(folder, join(folder, 'generated'))
