import { useParams } from 'react-router'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { techniques } from '#content/techniques.ts'
import { ActivityNotFound } from './activity-not-found.tsx'
import { ActivityScreen } from './run/activity-screen.tsx'

function findTechnique(id: string | undefined) {
  return techniques.find((technique) => technique.id === id)
}

export function meta({ params }: { params: { activityId?: string } }) {
  const technique = findTechnique(params.activityId)
  return pageMeta(technique ? { title: technique.title, description: technique.description } : {})
}

export default function EnergyBoostRoute() {
  const technique = findTechnique(useParams().activityId)
  // Keyed, so that a run never carries over from one activity to the next.
  return technique ? <ActivityScreen key={technique.id} technique={technique} /> : <ActivityNotFound />
}
