import type { Conversation } from '../conversation.ts'

export const smallTalk: Conversation = {
  id: 'small_talk',
  name: 'small talk that runs dry',
  tap: 'Running out of words',
  open: {
    say: [
      'You say your one thing, they say theirs, and then there is nothing. When that silence comes, what do you think is going on in the other person?',
      'Small talk has no topic and no end, so you have to make it up as you go, with somebody looking at you. Where does it usually stop for you: at the start, after two sentences, or when they ask about you?',
      "Running out of words in front of somebody can make a few seconds feel endless. What's the worst thing a pause like that could lead to?",
    ],
    taps: ["They'll find me boring", 'My mind goes blank', 'The silence'],
  },
  openAfter: {
    say: [
      'So you were talking, and at some point it ran out. What was said last, and what happened then?',
      'Sometimes the pause is what stays with you, and sometimes one sentence. Which is it this time?',
    ],
    taps: ['It went silent', 'I said something dumb', 'They walked off'],
  },
  glad: {
    say: [
      "A conversation that kept going, with you in it. That's good to hear.",
      "You had words when you needed them, and somebody was there to hear them. That's a nice piece of a day.",
    ],
  },
  fear: {
    say: [
      "Perhaps you expect that the silence proves something: that you're dull, that they want to get away, and that it was up to you to prevent it. Is that close?",
      "Or it might go like this: your head goes empty, they see that it's empty, and from then on they think you are strange. Does that fit?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "In your next short conversation, let one pause happen. Don't fill it. Count slowly to four, look at the person, and see who speaks first and what about. Guess the outcome first. Would you try that once?",
      'Go into one conversation this week without any topic ready. Listen for one word of theirs and ask about that word. If nothing comes, say "I lost my thread." Then see what they do with it. Could you try that?',
      'Next time they ask how you are, leave out "fine" and tell them one true small thing, one sentence long: what you were doing an hour ago. Then see what they pick up. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-follow-up-question',
    step: 'go into one short conversation without topics ready, let a pause happen and see what follows',
  },
  stepAfter: {
    say: [
      `Write the conversation down as far as you remember it, like lines in a play, ten minutes at most. Put the pause in too, with its real length in seconds. "They were bored" isn't a line anybody said. Then leave it. Could you do that?`,
      `Take ten minutes. Write down one thing you said that was all right, and one you'd say differently. If a remark could have hurt somebody, one sentence repairs it: "That came out wrong, I am sorry." If not, it needs nothing more. Would you do that?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was said for ten minutes, repair it if needed, and leave it',
  },
  other: {
    say: [
      'Another way is to move your attention. While they talk, stop planning your next line and watch how they tell it: their hands, their speed, what makes them smile. Your next line usually comes from there. Want to try that with one person?',
      'You could do something side by side instead: walk, cook, fix, carry, wait for the same bus. Silence is normal then, and talking comes and goes. Is there somebody you could do something with this week?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person with your attention on how they tell it, or while doing something together',
  },
  smaller: {
    say: [
      `Smaller: one sentence to somebody who is busy anyway, a cashier, a driver, a neighbor with a bag. Say what you both can see: "Long line today." Whatever they answer, you're done. Could you do that?`,
      'Start by text: send somebody one question about a thing they told you a while ago. "How did that turn out?" It takes two minutes. Who could you send it to?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say one sentence to somebody about what you both can see, or send one question by text',
  },
  why: {
    say: [
      "Because your head is doing two jobs: talking, and checking how it's going. The second one uses up the words. A pause that you allow takes away some of that work, and you get to see what comes after it.",
      "Lists of topics help for a minute and then leave you with a list. Listening for one word gives you something that is about them, and you don't need to invent it. You find that out by doing it once.",
    ],
  },
  lines: {
    say: [
      `When it stops, you can say so or turn it to them:\n"I lost my thread. What were you saying?"\n"Go back a bit. How did that happen?"\n"I'm out of words for a second. It's still good to see you."`,
      `To start one, or start it again:\n"What has your day been like so far?"\n"Last time you told me about your plans. How did that go?"\n"I'm curious, how did you get into that?"`,
    ],
  },
  when: {
    say: [
      'Good. Who will you run into anyway in the next day or two?',
      "Let's hang it on a moment you know is coming: an elevator, a school gate, a break. Which one?",
    ],
    taps: ['Today', 'Tomorrow', 'At work or class'],
  },
  agreed: {
    say: [
      "That's settled. The conversation may be short, and it may stop. You're going to look at what happens then, and that's all.",
      "Good, let's leave it there. It doesn't have to be a good conversation to be a good try. I'll ask you what came of it.",
    ],
  },
  didIt: {
    say: [
      'You let it be a real conversation, with its gaps. What happened in the gap, if there was one, and what had you been expecting?',
      'That takes nerve when silence is the thing you dread. Who spoke next, and what about?',
    ],
    taps: ['They spoke first', 'It stayed quiet', 'Better than expected'],
  },
  partly: {
    say: [
      'A sentence or two counts. At what point did you start planning ahead again?',
      'You were in it for a while. What kept you going that long?',
    ],
    taps: ['I filled the pause', 'I got away fast', 'One sentence'],
  },
  didNot: {
    say: [
      "Okay, not this time. Was nobody there, or was somebody there and it didn't come out?",
      "That's allowed. What would make it lighter: a different person, a different place, or a shorter try?",
    ],
    taps: ['It was too big', 'No chance came', 'Nothing came out'],
  },
  wentBadly: {
    say: [
      'When a conversation falls flat, it can feel awful for a good while. What was said, and what did they do after it?',
      "That's a hard one to walk away from. Was it the silence, or was it something one of you said?",
    ],
    taps: ['Total silence', 'I said something wrong', 'They left'],
  },
  distress: {
    say: [
      "You don't have to say anything now, not even to me. Look around and find four things with the same color. Let your jaw go loose. You can leave a conversation at any point, this one too.",
      `Stop for a minute. Set your feet a bit apart and feel the floor carry you. If somebody is with you, "I need a minute" is enough. Then go where it's quiet.`,
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. The words are there until somebody is standing in front of you. Who do you go blank with most?',
    'That sounds like a lot of work for a chat. What are you busy with in your head while the other person talks?',
    'Okay. And when it goes quiet, what do you usually do to rescue it?',
  ],
  reassure: [
    "I can't tell you that they enjoyed it; only they know. Known: it went quiet. Guessed: that it was because of you, and that they minded. It takes two people to make a silence. Want to try a pause on purpose and see what the other one does?",
    "There's no way for me to know if you came across as boring. What you could know is how people act: do they ask back, do they stay a bit, do they say hi next time. Shall we pick one conversation to check that?",
  ],
  answers: [
    {
      like: [
        'what if there is silence',
        'how long can a pause be',
        'and if nobody says anything',
        'what do i do when it goes quiet',
        "i can't stand awkward silences",
      ],
      say: [
        'Then there is a pause, and one of you starts again or you say goodbye. A pause feels far longer to the one who dreads it. Look around, and say what you notice, or say nothing.',
      ],
    },
    {
      like: [
        'what do i talk about',
        'give me topics',
        'i never know what to ask',
        'what do normal people talk about',
        'what comes after how are you',
      ],
      say: [
        "Start with what is in front of you both: the place, the wait, what each of you has to do next. Then take one word from their answer and ask about it. That's how most small talk is made; nobody has better topics than that.",
      ],
      item: 'article:small-talk-social-anxiety-tips',
    },
    {
      like: [
        'my life is boring i have nothing to tell',
        'nothing ever happens to me',
        "i don't do anything interesting",
        "they talk about trips and i've been nowhere",
        'what do i say when they ask about my weekend',
      ],
      say: [
        `You don't need adventures for it. Small and true is easier to answer than big: "I slept late and fixed a drawer." It gives them a thing to ask about. If money or health keeps your life small, you don't owe anybody an explanation.`,
      ],
    },
    {
      like: [
        'why does my mind go blank',
        'why does this happen to me',
        'its like my brain switches off',
        'at home i have a thousand things to say and then nothing',
      ],
      say: [
        "Because part of your head is busy checking how you come across, and too little is left for words. It doesn't mean you have nothing to say. Looking at the other person instead of at yourself brings some of them back.",
      ],
    },
    {
      like: [
        'they only give one word answers',
        'what if they answer yes and nothing else',
        "the other person doesn't help at all",
        'he says fine and thats it',
        'is it me or are they not interested',
      ],
      say: [
        `Then it may be them, the day, or their own nerves; you can't tell from one word. Try one more question that needs a sentence: "How did that come about?" If that gets one word too, let it end. You have done your half.`,
      ],
    },
    {
      like: [
        'can i prepare a list of topics',
        'i write down questions before i meet people',
        'i have notes on my phone for conversations',
        'is it good to rehearse what to say',
        'i practice everything in my head first',
      ],
      say: [
        "You can have one question in mind; a whole list tends to get in the way, because you listen to the list. Next time take half of it, and the time after that go with none. Then you'll find out what comes up by itself.",
      ],
    },
    {
      like: [
        'do they think i am boring',
        'they must think im so awkward',
        'do people notice that im struggling',
        'they looked bored to me',
      ],
      say: [
        'Nobody can tell you what they thought. A bored face and a tired, shy or thinking face look much the same. What you can go by is what they do: did they ask anything, did they stay, did they greet you the next time.',
      ],
    },
    {
      like: [
        'it turns into an interview',
        'i ask and ask and they never ask back',
        'i only ask questions so i dont have to talk about me',
        'how do i say something about myself',
      ],
      say: [
        `After two questions, give one thing of your own. "I tried that once and burned it." It doesn't have to match theirs. It hands them something to ask about, and it takes you out of the interviewer's chair.`,
      ],
    },
    {
      like: [
        'i talk too much when im nervous',
        'i ramble to fill the silence',
        "i can't stop talking and then i hate myself",
        'i tell them way too much',
      ],
      say: [
        `Rambling is often the same fear, turned up instead of down. When you notice it, finish that sentence and ask "What about you?" You can stop in the middle, too: "Anyway, that's the short version." That's a fine place to stop.`,
      ],
    },
    {
      like: [
        'what if i say something stupid',
        'i asked about his wife and she had died',
        'i put my foot in my mouth',
        'what if i offend someone by accident',
        'i said the wrong thing',
      ],
      say: [
        `It will happen now and then, as it does to everybody who talks. Say one sentence: "I'm sorry, that was clumsy of me." Then let them answer. A short apology does more than staying quiet for the rest of the year.`,
      ],
    },
    {
      like: [
        'small talk is pointless',
        'i hate fake conversations',
        "why can't we talk about real things",
        'who cares about the weather',
      ],
      say: [
        `The words are often pointless, yes. What they do is show that neither of you means harm, and that lets the better conversation start. You can shorten it: after two sentences, ask a real one, like "What's keeping you busy these days?"`,
      ],
    },
    {
      like: [
        'everyone else can do it',
        'is it normal to be this bad at talking',
        'other people chat without thinking',
        'im too old to learn this',
        'will i ever get better at it',
      ],
      say: [
        "A lot of people find it hard, including some who look good at it. It's a skill, and skills come from many short tries, at any age. Expect some dull ones among them. Nobody is grading each one.",
      ],
    },
    {
      like: [
        'where i come from we dont chat with strangers',
        'in my culture silence is normal',
        'people here are so chatty',
        'english is not my first language so i run out',
        'here everyone asks how are you and walks on',
      ],
      say: [
        `Then part of it is a custom you didn't grow up with, and nothing is missing in you. "Good, and you?" and a nod is a full answer in many places. You may also say "I am still learning how people chat here." That gives you something to talk about already.`,
      ],
    },
    {
      like: [
        'how do i end it when its dead',
        'how do i get out of there',
        'we both just stand there and nobody leaves',
        'what do i say when there is nothing left',
      ],
      say: [
        `You end it with a short line and a step: "Good to see you, I'm going to get going." A conversation that has run out hasn't failed. Most small talk lasts two minutes, and then it's done.`,
      ],
    },
  ],
}
