import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { devProxy } from './scripts/dev-proxy.ts'
import { frameChunks } from './scripts/frame-chunks.ts'
import { productionRouter } from './scripts/production-router.ts'
import { slimContract } from './scripts/slim-contract.ts'

const client = (path: string) => fileURLToPath(new URL(`./src/client/${path}`, import.meta.url))
const everyPage = [client('entry.client.tsx'), client('root.tsx')]

export default defineConfig({
  plugins: [devProxy(), slimContract(), productionRouter(), tailwindcss(), reactRouter()],
  resolve: { alias: { 'react-style-singleton': client('platform/adopted-style.ts') } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: frameChunks(everyPage) } } } },
    },
  },
})
