import type { Answer } from '../../../conversation.ts'

export const meetingTalkAfterward: readonly Answer[] = [
  {
    like: [
      "his wife gave me a look, she's had decades of it",
      "I couldn't stop him, his poor wife was watching me",
      'he goes on and on and she looked at me like help',
      "Couldn't cut him off with her sitting there. She must be used to it.",
    ],
    about: 'over',
    say: [
      "Oh dear. That look may have been sympathy, or a plea. Somebody who's been listening that long may not mind a kind cut-in at all. You could finish your sentence next time and be a relief to two people.",
    ],
  },
  {
    like: [
      'that he doesnt even know hes doing it',
      'she wasnt being mean, she never noticed she interrupts',
      'I realized he does it to everyone without noticing',
      'turns out they had no idea they were talking over me',
    ],
    about: 'over',
    say: [
      `That's a big thing to find out. All that time it felt aimed at you, and it was a habit they didn't know they had. It's still fair to stop it: "Let me finish." They may even be glad somebody said so.`,
    ],
  },
  {
    like: [
      'was terrified of the meeting and then they asked me nothing, now im annoyed',
      'prepared for days and nobody had a single question',
      'I went last and they were too bored to listen, kind of insulted',
      'all that dread and they skipped right over me',
    ],
    about: 'over',
    say: [
      "Of course you're annoyed. You got ready, you waited, and nobody asked. Relief and insult at the same time is a strange mix. You were prepared, though, and that was real work. Is there one point you could still send them in writing?",
    ],
  },
  {
    like: [
      'i said something once and the boss just went "moving on"',
      'Years ago I spoke up and he said "right" and turned the page. I never did again.',
      'one time i shared an idea and they literally just ignored it and continued',
      'She said "okay, next". That was it. I\'ve been silent since.',
    ],
    about: 'over',
    say: [
      "A word or two, and it kept you quiet ever since. It hurts because there was nothing to answer; they went on as if you hadn't spoken. It tells you how that person ran a meeting. It never said that your point was bad.",
    ],
  },
  {
    like: [
      'i said the wrong word in a meeting and everyone heard',
      'mixed up two words in front of my boss, so embarrassing',
      "My English failed me in the meeting, and it's in the minutes",
      'meant to say public and said pubic. in the meeting.',
    ],
    about: 'over',
    say: [
      `Everybody heard it, and that's painful. Most likely they knew what you meant. If the point still matters, send it in one line: "To be clear, what I meant was ..." Then the last thing they have from you is the right one.`,
    ],
  },
  {
    like: [
      'someone said my idea two minutes after i didnt dare and everyone loved it',
      'I kept quiet and then a coworker said exactly what I was thinking',
      'had the answer, didnt speak, other guy says it, gets all the praise. typical me',
      "He got the credit for what I'd been too scared to say in the meeting",
    ],
    about: 'over',
    say: [
      `That stings twice: somebody else got the credit, and you know you had it first. It also tells you the idea was good. You can still join in: "I was thinking along those lines, and I'd add one thing."`,
    ],
  },
  {
    like: [
      'no lol he just repeated my idea louder and got the credit',
      'nobody hurt me, my coworker just stole my point',
      "No, no. She said what I'd said, only with more volume",
      'nah he just says my stuff again in a deep voice and everyone nods',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Then I read too much into it, and it still stings. Next time you can take it back in a friendly way:\n"Thanks for picking up my point. I'd add this."\n"Glad you like my idea. The next part is this."\n"Yes, as I said a minute ago."`,
    ],
  },
  {
    like: [
      'no, somebody giggled and that was it',
      'nope survived, one guy laughed a bit',
      'No. A colleague smiled, nothing more happened',
      'i didnt die lol. someone coughed. thats all',
    ],
    about: 'over',
    say: [
      "And you're still here. You took your turn and said it, and a small noise from somebody was all that came. That's how it goes when it works: a bit clumsy, and over.",
    ],
  },
]
