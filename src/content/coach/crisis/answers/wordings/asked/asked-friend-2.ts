/** Real questions, by the id of the answer that fits them. */
export const askedFriend2: Readonly<Record<string, readonly string[]>> = {
  'friend-will-hate-me': [
    'if jaylens just w a girl or smth hes gonna hate me',
    'is he gonna hate me when mr abbott n the cops show up?',
    "He'll hate me for it, sheriffs deputy pulling in his lane.",
    'he is gonna hate me for telling. like do you think hell hate me',
    'he loses his face, he will hate me',
    'is jm mad at me you think?',
    'do you think she hates me',
    "her bros got stuff in the house she'll hate me forever",
  ],
  'friend-words-to-family': [
    'What in the world do I say to her',
    "What do I tell Linda, on the phone, so she don't go tearing home and walk in on it",
  ],
}
