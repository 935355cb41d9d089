import { endPrograms } from './program.mjs'

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
const endSignals = /** @type {NodeJS.Signals[]} */ (Object.keys(exitCodes))

/** Ending the command ends everything it started. */
export function takeSignals() {
  for (const signal of endSignals) process.on(signal, end)
}

/** From here on the server handles signals itself. */
export function handOverSignals() {
  for (const signal of endSignals) process.off(signal, end)
}

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  await endPrograms()
  process.exit(exitCodes[signal])
}
