import { useInfiniteQuery } from '@tanstack/react-query'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import { ModerationLog } from './moderation-log.tsx'
import { queueQuery } from './moderation-queries.ts'
import { ModerationQueue } from './moderation-queue.tsx'

export function ModerationTabs() {
  const total = useInfiniteQuery(queueQuery('all')).data?.pages.at(-1)?.total
  return (
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
  )
}
