/** The parts of life that practice is for. */
export const lifeAreas = ['work', 'dating', 'school'] as const
export type LifeArea = (typeof lifeAreas)[number]

export const defaultLifeArea: LifeArea = 'work'
