/** What can be tapped, by what it does. Each reads as something the person says. */
export const options = {
  walk: 'Do it with me now',
  lines: 'Give me words to say',
  smaller: 'Something smaller',
  other: 'Something else',
  agree: "I'll do that",
  first_line: 'The first one',
  second_line: 'The second one',
  more_lines: 'Show me others',
  done: 'I did it',
  partly: 'Half of it',
  not_done: 'Not yet',
  next: "Done, what's next?",
  still: 'Still as bad',
  better: 'A bit better',
  enough: "That's enough for now",
  talk: 'I want to tell you more first',
  test: "Let's test it",
  step: 'Give me one small step',
  before: "It's still ahead of me",
  during: "It's happening now",
  after: 'It already happened',
  words: 'I need words to say',
  low: 'I feel low in general',
  win: 'Something went well',
  people: 'I want to meet people',
  calm: 'My body is in alarm',
} as const
export type OptionName = keyof typeof options

const namesByLabel: ReadonlyMap<string, OptionName> = new Map(
  (Object.keys(options) as OptionName[]).map((name) => [options[name].toLowerCase(), name]),
)

export function findOption(label: string): OptionName | undefined {
  return namesByLabel.get(label.trim().toLowerCase())
}
