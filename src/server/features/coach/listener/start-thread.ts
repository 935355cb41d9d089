import { Worker } from 'node:worker_threads'

/**
 * What a reading leaves behind is collected at this size, not at the usual 48 MB: the thread waits most of the time, and
 * would keep them for good.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 3 }

/** In the build, the worker is a file next to the server. From source, the thread has to load a TypeScript loader. */
export function startThread(modelPath: string, readsReplies: boolean): Worker {
  const options = { workerData: { modelPath, readsReplies }, execArgv: [], resourceLimits }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./listener-worker.js', import.meta.url), options)
  const source = JSON.stringify(new URL('./listener-worker.ts', import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`, {
    ...options,
    eval: true,
  })
}
