import { useInfiniteQuery } from '@tanstack/react-query'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import { ModerationLog } from './moderation-log.tsx'
import { queueQuery } from './moderation-queries.ts'
import { ModerationQueue } from './moderation-queue.tsx'

export function ModerationScreen() {
  const total = useInfiniteQuery(queueQuery('all')).data?.pages.at(-1)?.total
  return (
    <div className="wrap pt-5 desk:pt-8">
      <h1>Moderation</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        What members reported, what may contain contact details, and what sounds like danger. Only here is the author of
        something anonymous named, and every decision is logged.
      </p>
      <Tabs defaultValue="queue" className="mt-4">
        <TabList aria-label="Moderation">
          <Tab value="queue">Waiting{total !== undefined && ` (${total})`}</Tab>
          <Tab value="log">Log</Tab>
        </TabList>
        <TabPanel value="queue">
          <ModerationQueue />
        </TabPanel>
        <TabPanel value="log">
          <ModerationLog />
        </TabPanel>
      </Tabs>
    </div>
  )
}
