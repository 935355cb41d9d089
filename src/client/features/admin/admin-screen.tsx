import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import { AdminLog } from './logs/admin-log.tsx'
import { EventsWithoutAccount } from './logs/events-without-account.tsx'
import { SecurityEvents } from './logs/security-events.tsx'
import { Operations } from './operations/operations.tsx'
import { Overview } from './overview/overview.tsx'
import { People } from './people/people.tsx'
import { adminTabs, useAdminTab } from './use-admin-view.ts'

export function AdminScreen() {
  const [tab, open] = useAdminTab()
  return (
    <div className="wrap pt-6 desk:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1>Admin Dashboard</h1>
        <nav aria-label="Administration" className="flex flex-wrap gap-3">
          <ButtonLink to="/moderation" variant="line">
            Moderation
          </ButtonLink>
          <ButtonLink to="/analytics" variant="line">
            Marketing Analytics
          </ButtonLink>
        </nav>
      </div>
      <Tabs value={tab} onValueChange={open} className="mt-4">
        <TabList aria-label="Admin Dashboard">
          {adminTabs.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="overview">
          <Overview />
        </TabPanel>
        <TabPanel value="people">
          <People />
        </TabPanel>
        <TabPanel value="operations">
          <Operations />
        </TabPanel>
        <TabPanel value="log">
          <div className="grid grid-cols-1 gap-4">
            <AdminLog />
            <SecurityEvents />
            <EventsWithoutAccount />
          </div>
        </TabPanel>
      </Tabs>
    </div>
  )
}
