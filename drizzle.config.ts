import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // The tests beside the tables are none, and drizzle-kit cannot load them.
  schema: './src/server/db/tables/!(*.test).ts',
  out: './src/server/db/migrations',
})
