import { buildContent } from '../steps/build-steps.mjs'
import { runChecks } from '../steps/checks.mjs'
import { installPackages } from '../steps/packages/install.mjs'

export async function run() {
  await installPackages()
  await buildContent()
  const { failed } = await runChecks()
  return failed > 0 ? 1 : 0
}
