import { useState } from 'react'
import { FacePicker } from '#client/parts/face.tsx'
import { RadioGroup, RadioRow } from '#client/ui/controls/radio-group.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import type { Mood } from '#rules/progress/moods.ts'
import { Sample } from './sample.tsx'

export function ChoiceSamples() {
  const [mood, setMood] = useState<Mood>(2)
  return (
    <>
      <Sample title="Faces">
        <FacePicker label="How is it right now?" value={mood} onValueChange={setMood} />
      </Sample>
      <Sample title="Tabs and segments">
        <Tabs defaultValue="work">
          <TabList aria-label="Places">
            <Tab value="work">Work</Tab>
            <Tab value="dating">Dating</Tab>
            <Tab value="school">School</Tab>
          </TabList>
          <TabPanel value="work">Lines for the elevator and the meeting.</TabPanel>
          <TabPanel value="dating">Lines for the first ten minutes.</TabPanel>
          <TabPanel value="school">Lines for the study group.</TabPanel>
        </Tabs>
        <Segmented
          label="Sign in or sign up"
          defaultValue="in"
          options={[
            { value: 'in', label: 'Sign In' },
            { value: 'up', label: 'Sign Up' },
          ]}
        />
      </Sample>
      <Sample title="Radio rows">
        <RadioGroup aria-label="How often" defaultValue="week">
          <RadioRow
            value="week"
            label="Once a week"
            hint="On the day you choose"
            end={<span className="say">1 mail</span>}
          />
          <RadioRow value="month" label="Once a month" hint="On the first" end={<span className="say">1 mail</span>} />
        </RadioGroup>
      </Sample>
    </>
  )
}
