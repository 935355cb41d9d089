import { buildAll } from '../steps/build-steps.mjs'
import { installPackages } from '../steps/packages/install.mjs'

export async function run() {
  await installPackages()
  await buildAll()
  console.log('Everything is built.')
}
