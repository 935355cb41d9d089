import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const dateSilenceWords: readonly Answer[] = [
  {
    like: [
      'what do i say when it goes quiet on a date',
      'long silence on dates kills me, need lines',
      'When conversation halts at dinner with a new person, what may I say to restart it?',
      'we ran out of stuff to talk about last time. what do i say when that happens',
      'if silence comes, i panic. give me sentence',
      "no like when we've both finished a topic and just look at our drinks. then what do i say",
      'Give me something to fill the gap when neither of us is talking, my head empties',
    ],
    say: [
      'Let it last a breath, then use one of these.\n"What\'s been the best part of your week?"\n"I\'m enjoying this, by the way. I go quiet when I\'m thinking."\n"What do you like to do with a day off?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'he tells me something and i cant think of a follow up. what do i say',
      'how to keep her talking when i have nothing to add',
      'I run dry after they answer my question. What are good follow-up phrases?',
      'i ask, she answers, i say cool. then dead. what instead of cool',
      'after they finish a story i just nod. what can i say',
      'need follow up lines for dates. my brain blanks after the answer',
      "I don't know to continue when other person stop talking on the date",
    ],
    say: [
      'Go back rather than searching for something new.\n"You mentioned something earlier and I wanted to hear more of it."\n"Wait, go back a second. How did that part turn out?"\n"I\'d like to hear the rest of that."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when my mind goes totally blank in front of her',
      'blanked mid sentence on a date. what do you even say',
      'My words vanish when he looks at me. Is there a phrase for that moment?',
      'i forget what i was saying and go red. need a line',
      'when my head is empty in the date what can i tell',
      'what if i blank tmrw. like fully. what comes out of my mouth',
      'I was in the middle of a story and it just disappeared, and I sat there. For next time, what could I say?',
    ],
    say: [
      'Be honest about the blank; it\'s human.\n"My mind went blank. Give me a second."\n"I lost my thread completely. What were we on?"\n"I had a question for you and it\'s gone. Your turn to ask me one."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if SHE is the quiet one',
      'my date barely talks, i do all of it. what can i say to him',
      'How does one address a companion who answers only in single words at dinner?',
      'he gives one word answers in person. what do i say',
      "the other person silent on date, i don't know if bored. how to ask",
      'if they go quiet and i dont know why what do i say',
      "My date was on mute half the night and I'd like some way to bring it up kindly if it happens again",
    ],
    say: [
      'You can ask without accusing.\n"You\'ve gone a little quiet. Is this a thinking quiet or a tired quiet?"\n"I can\'t tell if you\'re shy or done for the night. Either is okay."\n"Would you rather walk for a bit?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'date was full of silences because of me. what do i text him',
      'I was nearly mute at dinner last night. How can I explain without a long apology?',
      'should i say something about how quiet i was? what',
      'she must think i hated it, i barely spoke. i didnt. what do i write',
      'i was too shy to talk in date yesterday. want to see again. what message',
      'need text after awkward quiet date, i do like her',
      "He thinks I wasn't interested as I hardly said a word. I was. Help me put that in a text.",
    ],
    say: [
      'Name it lightly and say what you\'d like.\n"I went quiet on you a few times. That was nerves, and I\'d like another try."\n"I liked being with you, even in the quiet parts. Would you want to meet again?"',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'give me questions for a date so it doesnt go silent',
      'date on friday, need some topics ready. like actual questions',
      'What are some interesting questions to ask a lady over supper?',
      'what do i ask him besides whats your job',
      'i need good question for talk in the date, not boring ones',
      "going out tmrw and scared we'll have nothing to say. stuff to ask?",
      "I'd like three questions in my pocket for Saturday's date, ones that aren't an interview",
    ],
    say: [
      'Each of these gets you more than a yes or no.\n"What did you think you\'d be when you were ten?"\n"What could you talk about for an hour without notes?"\n"What\'s a small thing that made you laugh lately?"',
    ],
    asks: 'words',
    about: 'coming',
  },
]
