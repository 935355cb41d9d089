import { createPhraseFinder } from '../safety/phrase-list.ts'
import { anyOf } from './concepts/concept.ts'
import type { Slots } from './understanding.ts'

const day = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const number = '#|a|an|one|a few|a couple of|two|three|four|five|six|seven|eight|nine|ten'

const someone = anyOf(
  'boss manager supervisor foreman director ceo owner lead team_lead line_manager coworker colleague client customer professor teacher ' +
    'lecturer tutor advisor coach roommate flatmate classmate lab_partner friend best_friend neighbor landlord mother father sister brother ' +
    'aunt uncle cousin grandma grandmother grandfather wife husband partner girlfriend boyfriend crush ex date match son daughter mother_in_law ' +
    'brother_in_law sister_in_law dentist doctor therapist barista hairdresser parents in_laws family team crew class roommates friends kids',
)

const occasion = anyOf(
  'presentation speech talk pitch demo toast eulogy recital audition interview job_interview phone_interview date first_date coffee_date ' +
    'second_date third_date blind_date party wedding reunion barbecue bbq picnic housewarming funeral baby_shower conference networking_event ' +
    'meeting team_lunch team_dinner offsite retreat mixer concert trip exam oral_exam viva thesis_defense seminar discussion class_discussion ' +
    'phone_call call appointment performance_review review first_day dinner lunch birthday birthday_party birthday_dinner holiday_party ' +
    'christmas_party orientation prom homecoming workshop training all_hands standup one_on_one meetup open_evening group_project poster_session ' +
    'board_meeting family_gathering thanksgiving_dinner christmas_dinner gathering panel webinar lecture playdate office_party work_party',
)

const groups: readonly { slot: keyof Slots; phrases: readonly string[] }[] = [
  { slot: 'who', phrases: [`(my|the|our) (new|old|best|female|male)? ${someone}`] },
  {
    slot: 'when',
    phrases: [
      '(tomorrow|today|yesterday) (morning|afternoon|evening|night)?',
      '(tonight|right now|this (morning|afternoon|evening|week|weekend|month)|next (week|weekend|month|year)|last (night|week|weekend|month))',
      `(on|this|next|last) (${day}) (morning|afternoon|evening|night)?`,
      `in (${number}) (minute|minutes|hour|hours|day|days|week|weeks|month|months)`,
      '(later today|the other day|at the weekend|over the weekend)',
    ],
  },
  { slot: 'event', phrases: [occasion] },
]
const find = createPhraseFinder(groups)
const bareDay = createPhraseFinder([{ phrases: [`(${day}) (morning|afternoon|evening|night)?`] }])

/** "Who do I talk to" names no talk; "my talk" does. */
const alsoVerbs: ReadonlySet<string> = new Set(['talk', 'call', 'review', 'demo', 'pitch', 'toast', 'trip'])
const named =
  /(?:^| )(?:a|an|the|my|our|this|that|his|her|their|first|second|third|next|big|short|long|work|phone|video|zoom|conference|coffee|blind|team|another|got|\.|,|important|weekly|sales|double)\s*$/

/** Who, when and what, as far as the message names them in words that can be said back. */
export function readSlots(line: string): Slots {
  const slots: Slots = {}
  for (const { group, start, end } of find(line)) {
    const text = line.slice(start, end).trim()
    if (group.slot === 'event' && alsoVerbs.has(text) && !named.test(line.slice(0, start + 1))) continue
    slots[group.slot] ??= capitalizeDays(text)
  }
  const [day] = slots.when ? [] : bareDay(line)
  return day ? { ...slots, when: `on ${capitalizeDays(line.slice(day.start, day.end).trim())}` } : slots
}

function capitalizeDays(text: string): string {
  return text.replace(new RegExp(`\\b(?:${day})\\b`, 'g'), (name) => name.charAt(0).toUpperCase() + name.slice(1))
}
