import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { correctAddress, installAddressGuard } from './app/address/address-guard.ts'
import { reloadOnceWhenStale } from './app/failures/stale-build.ts'
import { preloadMemberParts } from './app/shell/member-parts.ts'
import { dropUntrustedHtml } from './platform/trusted-types.ts'
import { listenForInstall } from './pwa/listen-for-install.ts'
import { registerServiceWorker } from './pwa/register-service-worker.ts'
import { letBackCloseLayers } from './ui/layers/back-layers.ts'

dropUntrustedHtml()
const isLeaving = correctAddress(window.__reactRouterContext?.isSpaMode === false)
installAddressGuard()
letBackCloseLayers()
reloadOnceWhenStale()
preloadMemberParts()
registerServiceWorker()
listenForInstall()

// In a task of its own, like everything at the start that takes time.
if (!isLeaving) setTimeout(takeOver)

function takeOver() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
