import { eventNoun } from '../../../moments/coming/events.ts'

const event = new RegExp(`^(?:${eventNoun}|meals?|bbq|do|outing|service|rehears\\w+)$`)

/** Words that may accompany an event without adding anything: who is there, when it is, and small connecting words. */
const besides = new Set(
  [
    'a an the my our this that his her their some another first big',
    'is it its it’s that’s are starts begins will be so and with at for of in on to by from after before until next coming',
    'i i’m im i’ve ive i’ll we we’re have has got going go having there there’s',
    'team work office school class company family parents friends friend colleagues coworkers people everyone boss manager',
    'client clients in-laws birthday christmas new job group department cousin cousins sister brother aunt uncle mom mum dad',
    'tonight today tomorrow morning afternoon evening night noon weekend week now soon later am pm o’clock half past quarter',
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun',
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty minute minutes min mins hour hours hr hrs',
    'video phone zoom tinder hinge blind second third',
  ]
    .join(' ')
    .split(' '),
)

const mostWords = 12

/**
 * True for "The dinner with my team is tonight": an event, its time and nothing more. The listener has learned that
 * "tonight" can be alarming and hears danger even in such a line.
 */
export function mentionsOnlyEvent(message: string): boolean {
  const words = message
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}\p{N}’:-]+/u)
    .filter((word) => word !== '')
  if (words.length === 0 || words.length > mostWords) return false
  return (
    words.some((word) => event.test(word)) &&
    words.every((word) => event.test(word) || besides.has(word) || /^\d{1,2}(?::?\d{2})?(?:am|pm)?$/.test(word))
  )
}
