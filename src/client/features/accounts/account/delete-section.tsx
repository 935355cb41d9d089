import { useMembership } from '#client/parts/membership/membership.ts'
import { describeDeletion } from '#client/parts/membership/membership-words.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '#client/ui/layers/dialog.tsx'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

const removed = [
  'your check-ins, notes and progress',
  'your conversations with WingMate',
  'the exercises and challenges you did, and what was recommended to you',
  'your posts with the replies under them, your replies and your likes',
  'your name, email, password and every signed-in device',
]

export function DeleteSection(part: AccountPartProps) {
  return (
    <AccountSection {...part} intro="For good, on every device. You’ll see what gets removed before anything happens.">
      <Dialog>
        <div>
          <DialogTrigger asChild>
            <Button variant="line">Delete my account</Button>
          </DialogTrigger>
        </div>
        <DialogContent>
          <DialogTitle>Delete your account?</DialogTitle>
          <DialogDescription>This cannot be undone. We remove:</DialogDescription>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {removed.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-2">
            All we keep is that somebody once signed up: a number, without your name or email. To keep a copy of your
            data, close this and download it first.
          </p>
          <MembershipNote />
          <DeleteAccountForm />
        </DialogContent>
      </Dialog>
    </AccountSection>
  )
}

/** Says beforehand that what was paid for goes, too. */
function MembershipNote() {
  const { data: membership } = useMembership()
  const words = membership && describeDeletion(membership, new Date())
  return words ? <p className="text-sm font-semibold">{words}</p> : null
}
