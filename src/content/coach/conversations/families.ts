import type { Subject } from '#rules/coach/subjects.ts'

/** The subjects in groups, as a list for people who do not know how to begin. */
export const subjectFamilies: readonly { name: string; subjects: readonly Subject[] }[] = [
  { name: 'Right now', subjects: ['panic', 'dread', 'cancelling', 'replay', 'low', 'lonely_weekend'] },
  {
    name: 'Work',
    subjects: [
      'meeting',
      'presentation',
      'interview',
      'phone',
      'video_call',
      'boss',
      'feedback',
      'new_job',
      'watched',
      'lunch_alone',
      'work_rejection',
    ],
  },
  { name: 'School', subjects: ['class', 'group_work', 'teacher', 'reading_aloud'] },
  {
    name: 'Dating',
    subjects: ['asking_out', 'first_date', 'date_silence', 'texting_back', 'ghosted', 'intimacy', 'breakup'],
  },
  {
    name: 'Friends and groups',
    subjects: [
      'making_friends',
      'joining_group',
      'small_talk',
      'leaving',
      'party',
      'wedding',
      'club',
      'worship',
      'moved_city',
      'old_friends',
      'friend_drifting',
      'left_out',
      'online_group',
    ],
  },
  {
    name: 'Family and neighbors',
    subjects: ['family_table', 'in_laws', 'parents', 'caring', 'later_life', 'neighbor', 'money'],
  },
  { name: 'Out and about', subjects: ['shop', 'hairdresser', 'gym', 'eating'] },
  {
    name: 'Standing up for yourself',
    subjects: ['saying_no', 'criticism', 'laughed_at', 'apology', 'anger'],
  },
  {
    name: 'Being seen',
    subjects: ['blushing', 'shaking', 'stammer', 'visible_difference', 'second_language', 'neurodivergent'],
  },
  {
    name: 'In your head',
    subjects: ['shame', 'perfection', 'reassurance', 'alcohol', 'setback', 'nothing_helps', 'win'],
  },
]
