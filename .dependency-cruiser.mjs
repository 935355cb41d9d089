const tests = '\\.test\\.tsx?$'
const testing = '(^|/)testing/'
const tools = '^(scripts|e2e|bench|kit|training)/'

/**
 * Which way imports may point:
 *   rules ← contract ← content ← server | client
 *   inside the server: db ← platform ← features ← app ← main
 *   inside the client: ui ← platform ← parts ← features ← app ← root
 * @type {import('dependency-cruiser').IConfiguration}
 */
const config = {
  forbidden: [
    wall('rules-import-nothing', 'Facts and pure functions stand on nothing but each other.', {
      from: '^src/rules/',
      allowed: '^src/rules/',
    }),
    wall('contract-knows-rules-only', 'The contract is what both sides share; it may use the rules and zod.', {
      from: '^src/contract/',
      allowed: '^src/(contract|rules)/|(^|/)node_modules/zod/',
    }),
    wall('content-knows-contract-and-rules', 'Words are data; they reach neither side, nor any package.', {
      from: '^src/content/',
      allowed: '^src/(content|contract|rules)/',
    }),
    wall('server-not-client', 'The server never loads a screen.', { from: '^src/server/', forbidden: '^src/client/' }),
    wall('client-not-server', 'The browser never loads the server.', {
      from: '^src/client/',
      forbidden: '^src/server/',
    }),
    wall('db-below-all', 'The database layer knows nothing of what uses it.', {
      from: '^src/server/db/',
      forbidden: '^src/server/(platform|features|app|main|admin)',
    }),
    wall('server-platform-below-features', 'The platform serves features without knowing them.', {
      from: '^src/server/platform/',
      forbidden: '^src/server/(features|app|main|admin)',
    }),
    wall('server-features-below-app', 'The app puts features together, not the other way round.', {
      from: '^src/server/features/',
      forbidden: '^src/server/(app|main|admin)',
    }),
    wall('server-app-below-main', 'Only the process itself starts the process.', {
      from: '^src/server/app',
      forbidden: '^src/server/(main|admin)',
    }),
    wall('ui-below-all', 'The kit draws; it knows no session, no request and no screen.', {
      from: '^src/client/ui/',
      forbidden: '^src/client/(?!ui/)',
    }),
    wall('client-platform-below-parts', 'The platform serves every screen without knowing the product.', {
      from: '^src/client/(platform|pwa)/',
      forbidden: '^src/client/(parts|features|app|root|routes|entry)',
    }),
    wall('parts-below-features', 'Parts of the product that several features share know none of them.', {
      from: '^src/client/parts/',
      forbidden: '^src/client/(features|app|root|routes|entry)',
    }),
    wall('client-features-below-app', 'The app puts features together, not the other way round.', {
      from: '^src/client/features/',
      forbidden: '^src/client/(app|root|routes|entry)',
    }),
    wall('client-app-below-root', 'The root holds the app, not the other way round.', {
      from: '^src/client/app/',
      forbidden: '^src/client/(root|routes|entry)',
    }),
    {
      name: 'features-apart',
      comment: 'Features never import features: app.ts hands functions over, pages compose.',
      severity: 'error',
      from: { path: '^src/(server|client)/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/$1/features/', pathNot: '^src/$1/features/$2/' },
    },
    wall('tables-behind-queries', 'Only *.queries.ts speak SQL.', {
      from: '^src/server/(?!db/)',
      exceptFrom: '\\.queries\\.ts$',
      forbidden: '^src/server/db/tables/',
    }),
    wall('routes-ask-services', 'A route says who may call what; a service decides what is read and stored.', {
      from: '^src/server/features/.*\\.routes\\.ts$',
      forbidden: '\\.queries\\.ts$',
    }),
    wall('no-test-support-in-product', 'What helps tests must not ship.', {
      from: '^src/',
      forbidden: `${tests}|${testing}`,
    }),
    wall('product-not-tools', 'What builds, tests and measures the product is no part of it.', {
      from: '^src/',
      forbidden: tools,
    }),
    wall('commands-not-journeys', 'Starting and building must not need what only tests and measures.', {
      from: '^scripts/',
      forbidden: '^(e2e|bench|kit|training)/',
    }),
    wall('steps-below-commands', 'A command is made of steps, not the other way round.', {
      from: '^scripts/steps/',
      forbidden: '^scripts/(commands/|hearten)',
    }),
    wall('commands-before-packages', 'Commands run before anything is installed.', {
      from: '^scripts/(commands/|hearten\\.mjs)',
      forbidden: '(^|/)node_modules/',
    }),
    wall('journeys-apart', 'Journeys share steps and a harness, never each other, nor what is measured.', {
      from: '^e2e/',
      forbidden: '^bench/|\\.spec\\.ts$',
    }),
    wall('bench-apart', 'What is measured does not lean on journeys.', {
      from: '^bench/',
      forbidden: '^(e2e|kit|training)/',
    }),
    wall('kit-shows-components', 'The kit shows components; it needs no session, no request and no screen.', {
      from: '^kit/',
      forbidden: '^(scripts|e2e|bench|training)/|^src/(server|contract|content|client/(?!(ui|parts)/))',
    }),
    wall('training-apart', 'Training reads the coach as it runs, and nothing that tests or measures it.', {
      from: '^training/',
      forbidden: '^(e2e|bench|kit|src/client)/',
    }),
    {
      name: 'no-node-in-browser',
      comment: 'What the browser loads cannot use Node.',
      severity: 'error',
      from: { path: '^src/(rules|contract|content|client)/', pathNot: `${tests}|${testing}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-runs-without-dev-packages',
      comment: 'A development package is not there in production.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: `${tests}|${testing}` },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-dead-end', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphan',
      comment: 'Nobody uses it, and it uses nobody.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: `${tests}|\\.d\\.ts$|^src/(server/(main|admin)|client/(root|routes|entry\\.\\w+))\\.tsx?$`,
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

// biome-ignore lint/style/noDefaultExport: the convention of the tool that reads it
export default config

/**
 * Tests stand beside what they test, and may look over any wall.
 * @param {string} name
 * @param {string} comment
 * @param {{ from: string, exceptFrom?: string, allowed?: string, forbidden?: string }} rule
 */
function wall(name, comment, { from, exceptFrom, allowed, forbidden }) {
  const free = [tests, testing, ...(exceptFrom ? [exceptFrom] : [])]
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: free },
    to: allowed ? { pathNot: allowed } : { path: forbidden },
  }
}
