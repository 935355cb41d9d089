import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { devServer } from './scripts/dev-proxy.ts'
import { slimContract } from './scripts/slim-contract.ts'

const adoptedStyle = fileURLToPath(new URL('./src/client/platform/adopted-style.ts', import.meta.url))

export default defineConfig({
  plugins: [slimContract(), tailwindcss(), reactRouter()],
  resolve: { alias: { 'react-style-singleton': adoptedStyle } },
  server: devServer(),
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
