import { Lock } from 'lucide-react'
import { Checkbox } from '#client/ui/controls/checkbox.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { Sample } from './sample.tsx'

export function FieldSamples() {
  return (
    <>
      <Sample title="Fields and errors">
        <TextField
          label="E-mail"
          type="email"
          defaultValue="maya@mail"
          error={
            <>
              That address stops after “mail”. Add the ending, for example <b>.com</b>.
            </>
          }
        />
        <PasswordField label="Password" placeholder="At least 6 characters" autoComplete="new-password" />
        <TextAreaField
          label="What do you fear will happen?"
          defaultValue="My voice will shake and Tom will look at his laptop."
          hint={
            <>
              <Lock aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
              Only you can see this.
            </>
          }
        />
      </Sample>
      <Sample title="Sliders">
        <Slider
          label="How sure are you?"
          defaultValue={70}
          step={5}
          format={(value) => `${value}%`}
          ends={['a hunch', 'certain']}
        />
        <Slider
          label="How anxious right now?"
          defaultValue={6}
          max={10}
          unit="of 10"
          ends={['calm', 'as high as it goes']}
        />
      </Sample>
      <Sample title="Checkbox and switch">
        <Checkbox label="Post without my name" hint="Moderators can still see who wrote it." defaultChecked />
        <Switch label="Weekly e-mail" hint="Its subject never names the topic." defaultChecked />
        <Switch label="Sounds" />
      </Sample>
    </>
  )
}
