import type { Answer } from '../../../conversation.ts'

export const firstDateReplies: readonly Answer[] = [
  {
    like: [
      'what do i text the day before to confirm',
      'how do i check if were still on',
      'need a message to make sure the date is happening',
      'she hasnt mentioned it since how do i ask if tomorrow still stands',
      'text to confirm a date',
    ],
    about: 'coming',
    asks: 'words',
    say: [
      `Checking in the day before is normal, and it settles things for both of you:\n"Still good for tomorrow? I'm looking forward to it."\n"See you tomorrow. Same time and place?"\n"Are we still on for tomorrow? I'd like that."`,
    ],
  },
  {
    like: [
      'what do i answer when they say tell me about yourself',
      'i hate so what do you do',
      'how do i describe myself on a date',
      'they always ask about me and i have no answer ready',
      'what do i say about myself without boring them',
    ],
    asks: 'words',
    say: [
      `Pick one true thing from your life, and then ask about theirs:\n"Lately I spend most of my free time on one thing. Want to hear it?"\n"Work is the short answer. The better one is what I do after it."\n"I'm bad at summing myself up. Ask me something smaller?"`,
    ],
  },
  {
    like: [
      'they ask why im single what do i say',
      'what do i say if she asks something too personal',
      'how do i dodge a question about my past',
      'he wants to know about my exes and i dont want to tell',
      'a polite way to say id rather not answer that',
    ],
    asks: 'words',
    say: [
      `You can pass politely and move on:\n"That's a longer story. Ask me again when we know each other better."\n"I'd rather leave that one for now. What about you, what was the best part of your week?"\n"I don't have a tidy answer to that. Do you?"`,
    ],
  },
  {
    like: [
      'how do i tell them at the end that i want to see them again',
      'what do i say at the goodbye if i like him',
      'how do you ask for a second date in person',
      'words for saying i had fun lets do this again',
      'i want to say i liked it without being weird',
    ],
    asks: 'words',
    say: [
      `Say it right at the goodbye, before you turn to go:\n"I'd like to see you again. Would you?"\n"I was nervous about this, and now I don't want to leave. Can we do it again?"\n"This was fun. Can I text you tomorrow about a second one?"`,
    ],
  },
  {
    like: [
      'what do i say if they invite me back to their place',
      'he might want to come up to mine how do i say no',
      'how do i turn down going somewhere else after',
      'she wants to keep going to another bar and im done',
      'a nice way to say no to going home together',
    ],
    asks: 'words',
    say: [
      `You don't have to give a reason, and a no can be warm or plain:\n"Not tonight. I'd like to see you again, though."\n"I'm going home on my own now. Thank you for this evening."\n"I'm done for today, in a good way. Another time?"`,
    ],
  },
  {
    like: [
      'is it all right to talk about my late wife',
      'can i mention my ex',
      'should i bring up my divorce',
      'is it okay to speak of my husband who died',
      'is it ok to talk about someone i lost',
    ],
    say: [
      "Yes. The people you've loved are part of your life, and you don't have to hide that. A few sentences when it comes up, then back to the person in front of you. A mention is fine; a whole evening of it can be hard on the other person.",
    ],
  },
  {
    like: [
      'how long should a first date be',
      'how long do i have to stay',
      'is an hour enough',
      'when is it polite to go',
      'do we need to spend the whole evening',
    ],
    say: [
      "An hour is plenty for a first date. It's long enough to know if you'd like a second, and you can see the end of it. Say at the start that you have about an hour, if that helps. If it's good, stay longer. If it doesn't feel right, go sooner.",
    ],
  },
  {
    like: [
      'can i go to the bathroom to calm down',
      'is it weird to take a break in the middle',
      'what if i panic at the table',
      'could i step outside for a minute during the date',
      'what do i do if i get overwhelmed halfway',
    ],
    say: [
      `You can leave the table any time. "Back in a minute" is all anybody needs to hear. Breathe out slowly a few times, then come back. Whatever you felt, what they saw is that you stepped away for a minute.`,
    ],
  },
  {
    like: [
      'what if i dont find them attractive',
      'what if theres no spark',
      'i might not like him in person',
      'should there be butterflies right away',
      'what if i feel nothing when i see her',
    ],
    say: [
      "Then you have a conversation with a stranger and go home, and nobody did anything wrong. You're there to find out too. Nerves can drown out attraction on a first evening, so if the talk was good and you're unsure, a second meeting is a fair way to tell.",
    ],
  },
  {
    like: [
      'theyre going to think im boring',
      'i dont have an interesting life',
      'i do nothing worth telling',
      'my life is work and sleep what would i even talk about',
      'im afraid shell be bored to death',
    ],
    say: [
      "It can feel like you have nothing to show. A date isn't a list of adventures, though. What people tend to remember is how it felt to talk to you: whether you listened, what made you laugh, what you care about. A quiet life has plenty of that.",
    ],
  },
  {
    like: [
      'i live with my parents and she doesnt know',
      'im unemployed and shell ask what i do',
      'i have kids and havent said so',
      'i have an illness he doesnt know about',
      'theres something about me that will scare them off',
    ],
    about: 'coming',
    say: [
      'Walking in with something unsaid is a strain of its own. You choose when to tell. If it would change things for them, earlier is kinder to both of you. One plain sentence, no apology, and then let them ask.',
    ],
  },
  {
    like: [
      'i like this one so much that i cant mess it up',
      'so much depends on it',
      'its the first match in years',
      'id be less scared if i didnt like him so much',
    ],
    about: 'coming',
    say: [
      "When you like somebody this much, every word feels like it counts double. That's a lot to ask of one date. All it has to show is whether you'd both like a second one. The rest can wait for later dates.",
    ],
  },
  {
    like: [
      'i feel sick and i have to leave in an hour',
      'i cant sleep because of the date',
      'my stomach is in knots its in two hours',
      'ive been shaking since this morning',
      'im a wreck already and its not even tonight',
    ],
    about: 'coming',
    say: [
      'Your body is treating this like danger, hours ahead. Something small and plain to eat can help, because an empty stomach adds to the shakiness. Then move: a walk, a shower, dishes. The waiting is often the worst part.',
    ],
  },
  {
    like: [
      'it was fine i guess',
      'we met we talked we went home',
      'the date was ok nothing special',
      'went on the date it was alright',
      'it happened and nothing terrible came of it',
    ],
    about: 'over',
    say: [
      "You went, you sat there, and it was fine. For something you were scared of, fine is good news. You don't have to decide anything about it tonight. You spent time with somebody new.",
    ],
  },
  {
    like: [
      'it went really well and now im waiting for the catch',
      'she said she had fun but she was only being nice',
      'he wants to meet again and i dont believe it',
      'it was too good something must be wrong',
      'they seemed to like me but they dont know the real me',
    ],
    about: 'over',
    say: [
      "That's lovely news, and I'm glad. Doubts after a good evening are common, and they aren't evidence. Go by what they said and did until they say something else. For now it can be a good date.",
    ],
  },
  {
    like: [
      'the date was a disaster i barely said a word',
      'i froze and she did all the talking',
      'it was so awkward i wanted to vanish',
      'it went badly i could tell he wanted to leave',
      'we sat there like two strangers it was awful',
    ],
    about: 'over',
    say: [
      "That's a long evening to sit through, and I'm sorry it went that way. You saw it from the inside, where every awkward second is loud. They likely saw somebody nervous on a first date, and many people are. It shows how scared you were. It says very little about how you are once you know somebody.",
    ],
  },
  {
    like: [
      'i talked about my ex the whole time im so embarrassed',
      'i said something so dumb on the date',
      'i told her way too much about my problems',
      'i keep replaying that one joke that fell flat',
      'why did i say that he must think im crazy',
    ],
    about: 'over',
    say: [
      `That moment is on a loop in your head because it's the one you'd take back. For them it sits among everything else you said. If there's a second meeting, one line can clear it up: "I was so nervous, that came out wrong." Then it's said, and you can both move on.`,
    ],
  },
  {
    like: [
      'do i wait inside or outside',
      'should i get there before them',
      'how early should i arrive',
      'do i sit down already or wait at the door',
      'what if i get there first where do i go',
    ],
    about: 'coming',
    say: [
      "Get there five or ten minutes early and go in, if the place allows it. Sit where you can see the door, so that they walk up to you. Send a short message saying where you are. Then you've had time to breathe before the first hello.",
    ],
  },
]
