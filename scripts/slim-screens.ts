import type { Plugin } from 'vite'

/** All the browser asks of the list of screens is which there are. What each is made of stays behind. */
export function slimScreens(): Plugin {
  return {
    name: 'hearten:slim-screens',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/client\/app\/screens\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/,\s*(?:file: '[^']+'|isPrerendered: true)/g, ''), map: null }),
    },
  }
}
