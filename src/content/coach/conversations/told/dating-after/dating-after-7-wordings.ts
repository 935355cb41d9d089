/** More examples of messages, by the id of the answer they belong to. */
export const datingAfter7Wordings: Readonly<Record<string, readonly string[]>> = {
  'friend-reached-out-first': [
    'guess what, leo asked ME to hang out',
    'SOMEONE MESSAGED ME FIRST',
    "My phone rang this morning and it was Walter, just to ask how I was keeping. He's never rung before.",
    'she sent me a picture of a duck because it made her think of me',
    'A colleague wrote me on Sunday, just so, to ask if I want to walk. I am so happy',
    'i didnt even do anything and my mate invited me round',
    'Today my friend herself called me and said she was missing me!',
    'for once it wasnt me starting it. got a "hey you, been a while, fancy a coffee?" from nadia',
    'got invited!! by them!! without asking!!',
    'My guy just check on me out of nowhere, e sweet my belle',
    `wee text from Morag the day, "was thinking about ye". I've been grinning since`,
    'someone from class asked for my number so we can talk after school',
    "he's the one who chatted me first today po! so happy",
    "Never happens, but my old roomie hit me up today just to see how I'm doing",
  ],
}
