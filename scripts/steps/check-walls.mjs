import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const maxLines = 300
const sourceFile = /\.(tsx?|mjs)$/
const measuredFile = /\.(tsx?|mjs|css)$/
const generated = /^src\/content\/generated\//

// Can also check a copy of the project, in which tests plant violations.
process.chdir(process.argv[2] ?? join(import.meta.dirname, '..', '..'))

const folders = ['src', 'scripts', 'e2e', 'bench', 'kit', 'training'].filter((folder) => existsSync(folder))
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

const problems = [...findLongFiles(), ...(await findCrossings())]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function findLongFiles() {
  return files
    .filter((path) => measuredFile.test(path) && !generated.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `too-long: ${path} has ${lines} lines; ${maxLines} is the end`)
}

async function findCrossings() {
  const config = await extractConfig(join(process.cwd(), '.dependency-cruiser.mjs'))
  const options = { ...config.options, ruleSet: config, validate: true }
  const { output } = await cruise(folders, options, undefined, { tsConfig: extractTsConfig('tsconfig.base.json') })
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary } = output
  const crossings = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  // If the cruiser could not read TypeScript, it would see no modules and no violations.
  const seen = modules.filter(({ source }) => !source.includes('node_modules/') && sourceFile.test(source)).length
  const there = files.filter((path) => sourceFile.test(path)).length
  if (seen < there) crossings.push(`blind: only ${seen} of ${there} source files were read`)
  return crossings
}
