import type { Answer } from '../../../conversation.ts'

export const bossReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell my boss i have too much work',
      'what do i say when my manager gives me another task',
      'how do i say no to my boss',
      'words to tell him i cant take on more',
      'she keeps piling stuff on me how do i put that',
    ],
    asks: 'words',
    say: [
      `Show them the choice, and let them make it:\n"I can do this or the other one by then. Which comes first?"\n"I'm full right now. If I take this, something else will be late."\n"I can't take that on this week. I could start it next week."`,
    ],
  },
  {
    like: [
      'how do i tell my boss im quitting',
      'what do i say when i hand in my notice',
      'i found another job and need to tell my manager',
      'how to resign without drama',
    ],
    asks: 'words',
    say: [
      `The news goes in the first sentence:\n"I've decided to leave, and I'd like to talk about my last day."\n"I'm handing in my notice. Thank you for what I've learned here."\n"It's decided. I'd like to use the time left to hand things over well."`,
    ],
  },
  {
    like: [
      'how do i call in sick',
      'what do i text my boss when im ill',
      'need words to tell my manager im not coming in today',
      'im scared to call my boss that im sick',
    ],
    asks: 'words',
    say: [
      `Two sentences are enough, and you don't have to list symptoms:\n"I'm sick and can't come in today. I'll let you know about tomorrow by tonight."\n"I'm not well and need to stay home. I'll send you a note about anything urgent."`,
    ],
  },
  {
    like: [
      'how do i ask my boss for help with a task',
      'i dont understand what my manager wants from me what do i say',
      'how do i say i didnt get the instructions',
      'what do i say when im stuck and need my boss',
    ],
    asks: 'words',
    say: [
      `Show how far you got, then ask:\n"I've gotten this far, and I'm stuck. What would you do next?"\n"I want to be sure I understood. Could you tell me again what you need?"\n"Do you have ten minutes? It would save me an hour."`,
    ],
  },
  {
    like: [
      'give me words to ask my boss for a day off',
      'what do i write to get next week off',
      'how do i ask to leave early',
      'message to my manager about vacation',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Date first, then what happens with your work:\n"I'd like to take a day off next week. My work will be covered. Is that all right?"\n"I need to leave early that day and can make up the time. Does that work?"`,
    ],
  },
  {
    like: [
      'should i tell my boss about my anxiety',
      'does my manager need to know im struggling',
      'is it smart to tell her i have social anxiety',
      'do i tell my boss why i am so quiet',
    ],
    say: [
      `That's up to you; you don't owe it to them. It can be worth it when there's something you need. You can often ask for the practical thing without the reason: "I do better with an agenda beforehand." If you want to say more, think first about what you know of this person.`,
    ],
  },
  {
    like: [
      'can i bring notes to the talk with my boss',
      'what if i forget half of what i wanted to tell him',
      'is it weird to have a list when i talk to my manager',
      'should i write down my points before i go in',
    ],
    about: 'coming',
    say: [
      'Yes, bring them, and put them on the table where they can be seen. "I made a few notes so I don\'t forget anything" looks careful, not weak. Three points are plenty, with the one that matters most at the top.',
    ],
  },
  {
    like: [
      'should i go to hr about my boss',
      "is it ok to go over my manager's head",
      'my boss treats me badly who do i tell',
      'can i complain about my supervisor',
    ],
    say: [
      "Yes, you can, especially if you're being treated badly or talking to them has changed nothing. Write down what happened, with dates and words. Before you file anything, ask somebody who knows the rules there, such as a union or an advice center, how private it stays.",
    ],
  },
  {
    like: [
      'should i tell my boss im looking for another job',
      'is it dishonest to apply elsewhere behind his back',
      'do i have to say that im thinking of leaving',
      'i feel bad for interviewing while i work for her',
    ],
    say: [
      "No, you don't have to, and it isn't dishonest. Looking around is your own business until something is signed. Telling them early can go well with a boss you trust, and it can't be taken back. Feeling bad about it doesn't mean you're doing anything wrong.",
    ],
  },
  {
    like: [
      'my boss is really nice and im still scared of her',
      'he has never done anything to me and i am terrified anyway',
      'why am i afraid of a friendly manager',
      'she is lovely, it makes no sense that i shake',
    ],
    say: [
      "It's not so strange. A kind boss still decides things about you, and fear tends to notice that first. With a nice one there can even be more to lose. You've seen how they treat you; the fear hasn't caught up with that yet.",
    ],
  },
  {
    like: [
      'ive been putting off talking to my boss for weeks',
      'i keep walking past her office and dont go in',
      'every day i say today ill ask him and then i dont',
      'i wrote the email to my manager ten times and never sent it',
    ],
    about: 'coming',
    say: [
      'So you have carried it every single day, and the conversation itself might be ten minutes. Asking for the time is a smaller thing than asking for what you want: "Do you have ten minutes this week?" Once it has a date, you no longer have to decide every morning.',
    ],
  },
  {
    like: [
      'i say yes to everything my boss asks',
      'i nod in his office and regret it afterward',
      'i can never say no in the moment when she stands there',
      'he asks and i hear myself agree',
    ],
    say: [
      'The yes comes out before you have looked at the question, because it ends the tension fastest. You don\'t need a no for that moment, only a delay: "Let me check what I have and tell you this afternoon." The answer can then be yours.',
    ],
  },
  {
    like: [
      'i turn into a child in front of anyone in charge',
      'authority figures scare me, always have',
      'my boss reminds me of my father',
      'with managers i get small and cant speak',
    ],
    say: [
      "Feeling small like that is often an old reaction, from a time when the people in charge really were bigger. It may have little to do with this boss. While they speak, look for one detail that's different about them. It can bring you back to today.",
    ],
  },
  {
    like: [
      'talked to my boss, it was fine',
      'i asked him and he said ok',
      'the talk with my manager is done, nothing special',
      'told her, she only nodded',
    ],
    about: 'over',
    say: [
      "Good, it's out and it was fine. You went to the person who decides things and said what you had to say. That it sounds so ordinary now doesn't make it small. You can put it down.",
    ],
  },
  {
    like: [
      'my boss said yes but im sure she is annoyed',
      'he agreed too fast, something is off',
      'she was so nice about it that i dont trust it',
      'my manager said no problem but did he mean it',
    ],
    about: 'over',
    say: [
      "I'm glad about that answer. Someone in charge can say no and is used to saying it, so a yes from them usually is one. A short or quick answer can mean they didn't need to think long. Until they tell you otherwise, you can take it the way they said it.",
    ],
  },
  {
    like: [
      'i went in to ask my boss and came out without asking',
      'i chickened out in front of my manager',
      'he brushed me off before i could say it',
      'i lost my nerve and talked about something else',
    ],
    about: 'over',
    say: [
      "That's a frustrating walk back to your desk: it was right there, and then the moment was gone. The request hasn't been refused; it hasn't been heard yet. Nothing is spoiled. The same words will still be good on another day, spoken or in two written lines.",
    ],
  },
  {
    like: [
      'i apologized ten times while talking to my boss',
      'i babbled at my manager and cant stop cringing',
      'i laughed nervously the whole time in her office',
      'i said something so awkward to my boss',
    ],
    about: 'over',
    say: [
      "The nerves came out in words, and you noticed every one of them. They were probably listening for what you needed, and people in charge see nervous people a lot. It was awkward, and it did no harm that needs repairing. You don't need to apologize again.",
    ],
  },
  {
    like: [
      'i wrote this to my boss, is it too much',
      'can you check my email to my manager',
      'is my message to the boss too long',
      'does this sound rude to send to my supervisor',
    ],
    say: [
      "I can't weigh your exact words, but here's a good test. The request is in the first two lines, there's one reason and at most one sorry, and they could answer it with yes or no. If that fits, send it. If it's longer than a phone screen, cut the middle.",
    ],
  },
]
