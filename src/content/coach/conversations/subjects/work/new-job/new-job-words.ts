import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const newJobWords: readonly Answer[] = [
  {
    like: [
      'first day tomorrow, what do i say when they introduce me to everyone',
      'How do I introduce myself at a new job?',
      'new job intro line pls, i always mumble',
      'I begin new work Monday. What to say when they present me to the team?',
      "they'll make me say something about myself in front of the team. what",
      'I start a new post at sixty and must introduce myself. What do I say?',
      'intro msg for the team chat at my new job, what do i write',
    ],
    say: [
      'Name, job, one friendly line, done.\n"Hi, I\'m [name], I joined this week. I\'m still learning who everyone is."\n"Good to meet you. What do you work on?"\n"I\'m happy to be here, and I\'ll have a lot of questions."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i already forgot everyones names at my new job. what do i say',
      "How do I ask for a person's name again after two weeks?",
      'forgot her name n its too late to ask. line??',
      "New work, many people, I don't remember the names. How to ask again?",
      'he said hi using my name and i have no clue who he is. what do i say next time',
      "I've been introduced to thirty people and can't recall a single name. Wording, please?",
      'been there a month and still dont know what to call the guy next to me',
    ],
    say: [
      'Sooner and plainly is easiest for both of you.\n"I\'m sorry, I\'ve lost your name. I\'m [name]."\n"I know we\'ve met, but tell me your name again?"\n"I\'ve learned so many names lately that I dropped yours. Help me out?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'im new and have to ask the same question again. how do i say it',
      'How do I ask for help at a new job without seeming incompetent?',
      'asked it once already and forgot. what do i say',
      "I'm new and I don't understand the explanation, ask again is embarrassing. Which words?",
      'so many questions at the new place, scared im annoying. how do i ask',
      'Being new, I must often trouble my colleagues. How do I do so politely?',
      'they showed me once n i didnt get it. words to ask again',
    ],
    say: [
      'Show what you have so far, then ask.\n"I have it up to this step. What comes next?"\n"You showed me this once. Can I do it while you watch?"\n"When\'s a good time for a few questions? I\'ll save them up."',
    ],
    asks: 'words',
  },
  {
    like: [
      'made my first mistake at the new job. what do i say',
      "I'm new and I just broke something. How do I tell them?",
      'week two and i already messed up, need words',
      'I am new employee and did an error, how to tell my supervisor?',
      'did it wrong bc nobody showed me. how do i tell them without blaming',
      "I've erred in my first month and should like to say so properly.",
      'new job and i sent the wrong thing. what do i say to them',
    ],
    say: [
      'Say it today, short, with a question at the end.\n"I did [the thing] wrong, and I want to tell you right away."\n"What\'s the best way to fix it?"\n"I\'d like to see how you do it, so I get it right next time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they have nothing for me to do at the new job and i just sit there. what do i say',
      "How do I ask for work when I'm new and everybody's busy?",
      'bored and awkward at new job, nobody gives me anything. line?',
      "I'm new, I finish my task and I don't know how to ask for more",
      'sitting at my desk pretending to be busy lol what do i ask',
      "I've little to do as yet and feel conspicuous. How do I raise it?",
      'everyones busy n im idle. how do i say i need something to do',
    ],
    say: [
      'Offer something small and specific.\n"I have some time free. What could I take off your plate?"\n"Could I sit with you for half an hour and see how you do this?"\n"Is there something I should be reading or learning in the meantime?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'everyone at my new job goes for coffee together, how do i ask to come',
      'What do I say to get talking to coworkers at a new workplace?',
      'want to be friendly at new job but dont know what to say',
      'At my new work they go together for lunch. How can I ask to go with them?',
      'new here and nobody talks to me, what can i open with',
      "I'd like to get acquainted with my new colleagues. Some simple words?",
      'how do i join them for lunch, im the new one',
    ],
    say: [
      'Being new is a good reason to ask.\n"Are you heading out? Mind if I come along?"\n"I\'m still new. Where do people usually go to eat?"\n"How long have you been here? What should I know?"',
    ],
    asks: 'words',
  },
]
