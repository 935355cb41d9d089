import type { LifeArea } from '#rules/life-areas.ts'

export const areaOptions: readonly { value: LifeArea; label: string }[] = [
  { value: 'work', label: 'Work' },
  { value: 'dating', label: 'Dating' },
  { value: 'school', label: 'School' },
]

export function areaLabel(lifeArea: LifeArea): string {
  return areaOptions.find(({ value }) => value === lifeArea)?.label ?? lifeArea
}
