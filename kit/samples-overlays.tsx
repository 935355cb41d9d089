import { LogOut, Menu as MenuIcon, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { ClimbingTurns } from '#client/ui/drawings/illustrations.tsx'
import { dismissToast, toast } from '#client/ui/feedback/toast.ts'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '#client/ui/layers/dialog.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#client/ui/layers/menu.tsx'
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from '#client/ui/layers/sheet.tsx'
import { Sample } from './sample.tsx'

export function OverlaySamples() {
  return (
    <>
      <Sample title="Toasts">
        <div className="flex flex-wrap gap-3">
          <Button variant="line" onClick={() => toast({ title: 'Saved on this device, will sync.' })}>
            Show a toast
          </Button>
          <Button variant="line" onClick={warn}>
            Show a warning
          </Button>
          <Button variant="quiet" onClick={() => dismissToast()}>
            Dismiss it
          </Button>
        </div>
      </Sample>
      <Sample title="Dialogs and sheets">
        <div className="flex flex-wrap gap-3">
          <ConfirmSample />
          <ExperimentSample />
          <SheetSample />
        </div>
      </Sample>
      <MenuSample />
    </>
  )
}

function warn() {
  toast({
    title: 'Your reply didn’t send.',
    description: 'It’s kept as a draft.',
    variant: 'destructive',
    action: { label: 'Send again', onSelect: () => toast({ title: 'Your reply has been posted!' }) },
  })
}

function ConfirmSample() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="line">Open a dialog</Button>
      </DialogTrigger>
      <DialogContent size="sm">
        <DialogTitle>Leave this exercise?</DialogTitle>
        <DialogDescription>What you did so far counts. You can come back to it whenever you like.</DialogDescription>
        <div className="flex justify-end gap-3">
          <DialogClose asChild>
            <Button variant="quiet">Stay</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>Leave</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function ExperimentSample() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="line">Open an experiment</Button>
      </DialogTrigger>
      <DialogContent
        size="lg"
        aside={
          <div className="flex h-full flex-col gap-3">
            <p className="text-xs font-semibold">Moderate · 40 points</p>
            <DialogTitle>Say your idea in the first ten minutes</DialogTitle>
            <DialogDescription className="hidden text-sm text-inherit desk:block">
              One sentence counts. It doesn’t have to be the best idea in the room, it has to be out loud.
            </DialogDescription>
            <ClimbingTurns className="mt-auto hidden desk:block" />
          </div>
        }
      >
        <TextAreaField
          label="What do you fear will happen?"
          defaultValue="My voice will shake and Tom will look at his laptop."
          hint="Only you can see this."
        />
        <Slider
          label="How sure are you?"
          defaultValue={70}
          format={(value) => `${value}%`}
          ends={['a hunch', 'certain']}
        />
        <div className="flex gap-3">
          <DialogClose asChild>
            <Button variant="quiet" size="big">
              Not today
            </Button>
          </DialogClose>
          <Button variant="lamp" size="big" className="flex-1">
            Start the experiment
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function SheetSample() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="line">Open a sheet</Button>
      </SheetTrigger>
      <SheetContent>
        <SheetTitle>Notifications</SheetTitle>
        <SheetDescription>Nothing new. Replies to your posts will be here.</SheetDescription>
        <SheetClose asChild>
          <Button variant="line">Done</Button>
        </SheetClose>
      </SheetContent>
    </Sheet>
  )
}

function MenuSample() {
  const [theme, setTheme] = useState('system')
  return (
    <Sample title="Menu">
      <div>
        <Menu>
          <MenuTrigger asChild>
            <Button variant="line">
              <MenuIcon aria-hidden="true" strokeWidth={1.75} className="size-5" />
              Open a menu
            </Button>
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem>
              <UserRound aria-hidden="true" strokeWidth={1.75} />
              Your account
            </MenuItem>
            <MenuSeparator />
            <MenuLabel>Appearance</MenuLabel>
            <MenuRadioGroup value={theme} onValueChange={setTheme}>
              <MenuRadioItem value="system">Like the system</MenuRadioItem>
              <MenuRadioItem value="light">Light</MenuRadioItem>
              <MenuRadioItem value="dark">Dark</MenuRadioItem>
            </MenuRadioGroup>
            <MenuSeparator />
            <MenuItem>
              <LogOut aria-hidden="true" strokeWidth={1.75} />
              Sign Out
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
    </Sample>
  )
}
