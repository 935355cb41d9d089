import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 collect garbage when a third has been added to what is in use. By itself it waits until that has doubled,
 * which costs a hundred megabytes after some chats, and a turn took no less processor time for it. Set here and not on
 * the command line, so that it holds however the server is started.
 */
export function keepHeapSmall() {
  setFlagsFromString('--optimize-for-size')
}
