import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './folders.mjs'

/** @typedef {{ code: number, output: string, stdout: string }} Outcome `output` is both streams together */
/** @typedef {{ command?: string, env?: Record<string, string>, isLoud?: boolean, cwd?: string }} Options */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isEnding = false

/** Our tools must not send telemetry, color a log file, or ask a question nobody is there to answer. */
const quietEnv = {
  DO_NOT_TRACK: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }),
}

/**
 * Starts a Node program, or the command named, in a process group of its own, so that it can be ended together with
 * all it starts.
 * @param {string[]} args the script and what it is given
 * @param {Options} [options]
 */
export function startProgram(args, { command = process.execPath, env = {}, isLoud = false, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', isLoud ? 'inherit' : 'pipe', isLoud ? 'inherit' : 'pipe'],
    env: { ...process.env, ...quietEnv, ...env },
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end. Its output is kept, to be shown if it fails; with `isLoud` it is shown at once.
 * @param {string[]} args the script and what it is given
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export async function runProgram(args, options = {}) {
  // While everything is being ended, the next step must not start.
  if (isEnding) return new Promise(() => {})
  const child = startProgram(args, options)
  let output = ''
  let stdout = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    // A command that this machine does not have counts as failed.
    child.once('error', (error) =>
      options.command ? resolve({ code: 127, output: error.message, stdout }) : reject(error),
    )
    child.once('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}

/** Ends everything that was started here, gracefully at first. */
export async function endPrograms() {
  isEnding = true
  signalAll('SIGTERM')
  for (const end = Date.now() + 8_000; running.size > 0 && Date.now() < end; ) await wait(25)
  signalAll('SIGKILL')
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const child of running) signalProgram(child, signal)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalProgram({ pid }, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // Already gone.
  }
}
