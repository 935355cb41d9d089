import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const classWords: readonly Answer[] = [
  {
    like: [
      'teacher called on me and i didnt know. what do i say',
      "What do I say when I'm called on and have no answer?",
      'got asked in class n just went red. line for next time?',
      "When the teacher asks me and I don't know, I am silent. What can I say?",
      "'uhhh' is all i say when she picks me. words?",
      'At evening class I was asked something and had no idea. How should I reply?',
      'no when they call on me. what do i say if i dont know',
    ],
    say: [
      'Not knowing, said out loud, takes two seconds and is over.\n"I don\'t know that one."\n"I\'m not sure, but my guess would be this."\n"Can I hear the question one more time?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a question in class that might be stupid',
      'I want to ask something in the lecture but everyone else seems to get it. What words?',
      'hand up, then what do i say',
      'I have a question in class but I fear they laugh. How to ask?',
      'dumb question in class, how do u say it',
      'I should like to ask the lecturer something basic. How to phrase it?',
      'scared to ask in front of everyone. give me a sentence',
    ],
    say: [
      'Ask it straight, with no apology in front.\n"Could you go over that last part again?"\n"Can you give an example of that?"\n"What\'s the difference between those two?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i gave a wrong answer and ppl laughed. what do i say if it happens again',
      "How do I respond when I'm corrected in front of the class?",
      'said something wrong in class, everyone heard. what could i say',
      'Teacher said my answer is wrong before all. What can I answer?',
      'got it wrong out loud, line for that?',
      'I was corrected by the lecturer in front of the others. How might one take it gracefully?',
      "a classmate goes 'um actually' every time i speak. what do i say",
    ],
    say: [
      'A short, level answer ends the moment fastest.\n"Okay, thanks. So it\'s the other way around."\n"Got it. Where did my thinking go off?"\n"Let me look at that again."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say to the person sitting next to me in class',
      "How do I start talking to a classmate I don't know?",
      'first day of class, opener for the ppl around me?',
      "I want to speak with someone in my course but don't know the first sentence",
      'sat next to the same girl for weeks and never said a word. what do i say',
      "I've joined a class at the community college. How do I talk to the others?",
      'need a line for before the lecture starts',
    ],
    say: [
      'The class itself is your easiest topic.\n"Hi, I\'m [name]. Have you had this teacher before?"\n"How are you finding the class so far?"\n"Did you get what\'s due next time?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'missed a class and need notes but dont know anyone. what do i say',
      'How do I ask a classmate for their notes?',
      'need notes from someone ive never talked to, msg?',
      'I was absent, I want to ask a student for the notes. How?',
      'asking for notes feels so awkward what do i write',
      'How might I ask a fellow student what I missed?',
      'can i just ask a random person for the notes? what words',
    ],
    say: [
      'Small favors like this are normal between classmates.\n"Hi, I missed last time. Could I take a picture of your notes?"\n"Did anything important come up that I should know?"\n"Thanks. If you ever miss one, I\'ll send you mine."',
    ],
    asks: 'words',
  },
  {
    like: [
      'we have to go round and say our name and a fun fact. what do i say',
      "Icebreakers: I need a fun fact that isn't embarrassing.",
      'the introduce yourself circle, words pls',
      'In the new class each one must present himself. What do I say, short?',
      'fun fact about me?? i have none',
      'We shall each have to introduce ourselves to the class. I need a sentence.',
      'no the go-around-the-room thing. whats a safe thing to say',
    ],
    say: [
      'Small and true is all it has to be.\n"I\'m [name], and I\'m here because I want to learn [the thing]."\n"I\'m [name]. Lately I\'ve been into [the thing]."\n"I\'m [name], and my fun fact is that I can never think of one."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say something in a seminar discussion',
      "Participation counts for my grade. What can I say that's short?",
      'class discussion, need one sentence so i get it over with',
      'In discussion the others speak very well. What simple thing can I say?',
      'havent talked in seminar all term. what do i start with',
      "I'd like to contribute to the discussion group but never know how to begin.",
      'participation points ugh. give me lines i can use',
    ],
    say: [
      'Building on somebody else counts as taking part.\n"I agree with that, and I\'d add one thing."\n"What stood out to me was this part."\n"I\'m wondering why it\'s that way. Does anyone have an idea?"',
    ],
    asks: 'words',
  },
]
