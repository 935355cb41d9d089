import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A page with every part of the UI kit in all states: `npx vite kit`. Not part of the product. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react()],
  server: { host: '127.0.0.1' },
  cacheDir: '../node_modules/.vite-kit',
  build: { outDir: '../.cache/kit', emptyOutDir: true },
})
