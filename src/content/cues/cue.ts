export const lifeAreas = ['work', 'dating', 'school'] as const
export type LifeArea = (typeof lifeAreas)[number]

export const cueStyles = ['icebreaker', 'followup', 'transition', 'closing'] as const
export type CueStyle = (typeof cueStyles)[number]

export type CueConfidence = 'easy' | 'medium' | 'advanced'

export const situations = {
  work: [
    { id: 'elevator', label: 'Elevator' },
    { id: 'coffee', label: 'Coffee Break' },
    { id: 'meeting', label: 'Meetings' },
    { id: 'lunch', label: 'Lunch Time' },
    { id: 'event', label: 'Office Events' },
    { id: 'executive', label: 'Leadership' },
  ],
  dating: [
    { id: 'first_date', label: 'First Date' },
    { id: 'coffee_date', label: 'Coffee Date' },
    { id: 'dinner', label: 'Dinner' },
    { id: 'activity', label: 'Activity' },
    { id: 'online', label: 'Online' },
    { id: 'social_event', label: 'Social Event' },
  ],
  school: [
    { id: 'classroom', label: 'Classroom' },
    { id: 'cafeteria', label: 'Cafeteria' },
    { id: 'library', label: 'Library' },
    { id: 'study_group', label: 'Study Group' },
    { id: 'campus_event', label: 'Campus Event' },
    { id: 'dorm', label: 'Dorm' },
  ],
} as const satisfies Record<LifeArea, readonly { id: string; label: string }[]>

/** A line to say. Words in [square brackets] are for the person to fill in. */
export type Cue = {
  id: string
  text: string
  category: CueStyle
  lifeCategory: LifeArea
  situation: string
  confidence: CueConfidence
  tip?: string
}
