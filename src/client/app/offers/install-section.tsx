import type { AccountPartProps } from '#client/features/accounts/account/account-screen.tsx'
import { AccountSection } from '#client/features/accounts/account/account-section.tsx'
import { isApplePhone } from '#client/pwa/apple-phone.ts'
import { install, isStandalone, useCanInstall } from '#client/pwa/install-offer.ts'
import { Button } from '#client/ui/controls/button.tsx'

/** Lets people install the app at any time, even if the browser does not offer it. */
export function InstallSection(part: AccountPartProps) {
  const canInstall = useCanInstall()
  return (
    <AccountSection {...part} intro="Quick access, and help, lines and breathing without a connection.">
      {isStandalone() ? (
        <p>You are in the installed app.</p>
      ) : canInstall ? (
        <div>
          <Button onClick={() => void install()}>Install Hearten</Button>
        </div>
      ) : (
        <p>{isApplePhone() ? appleSteps : otherSteps}</p>
      )}
    </AccountSection>
  )
}

const appleSteps = 'In Safari, tap Share at the bottom of the screen, then “Add to Home Screen”.'
const otherSteps = 'In your browser’s menu, look for “Install Hearten” or “Add to Home screen”.'
