import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const secondLanguageWords: readonly Answer[] = [
  {
    like: [
      'what do i say when i dont understand because its not my language',
      'How can I ask people to speak slower without feeling stupid? English is my second language.',
      'they talk too fast 4 me, what i say',
      "I didn't understand and I only smile. Which sentence is better?",
      'english not my first lang and i miss half of it. line?',
      "I've lived here twenty years and still must ask people to repeat. How to do so gracefully?",
      'native speakers mumble, how do i ask again',
    ],
    say: [
      'Ask for the change you need; that\'s not rude.\n"Could you say that a little slower, please?"\n"I got the first part. What came after that?"\n"What does that word mean?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i forget the word in english in the middle of a sentence. what do i say',
      "What can I say when the word doesn't come to me in my second language?",
      'brain blank for one word n everyone waits. line?',
      'When I speak English I lose the word and stop. What can I say in this moment?',
      'the word is gone and i go red. what do i say',
      'In my adopted language a word escapes me at the worst time. A phrase to bridge it?',
      'stuck on a word when talking english at work. help me with what to say',
    ],
    say: [
      'You can say that you\'re looking for it. Somebody may have it.\n"I\'m looking for a word. It\'s the thing you use for this."\n"How do you say that in English?"\n"Let me say it another way."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they laughed at my accent. what do i say',
      'How do I answer when people comment on my accent?',
      'someone imitated how i talk. what do i say',
      'They make jokes of my pronunciation. What is good answer?',
      "ppl go 'aw your accent is so cute' ugh. line?",
      'My accent was remarked upon at dinner, not kindly. What might I say?',
      'he repeats my words the way i say them. what can i tell him',
    ],
    say: [
      'You can answer it calmly and move on.\n"That\'s my accent. I speak more than one language."\n"Please don\'t imitate me. I don\'t like it."\n"Did you understand me? Good, then let\'s go on."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone corrected my english in front of everyone. what do i say',
      'How do I respond when my grammar is corrected in public?',
      'they fix my english all the time. line?',
      'A colleague corrects my English before others and I feel small. What to answer?',
      'corrected me mid sentence and i lost it. what do i say',
      "I'm corrected whenever I speak my second language. How do I ask them to stop?",
      'want ppl to correct me later not in the middle. how do i say',
    ],
    say: [
      'Take it in a word, then finish what you were saying.\n"Thanks. As I was saying..."\n"Thank you. Could you tell me afterward? I lose my thread."\n"I\'d rather you only correct me when you can\'t understand."',
    ],
    asks: 'words',
  },
  {
    like: [
      'everyone jokes in english and i dont get the joke. what do i say',
      'What do I say when I miss a joke in my second language?',
      'they laugh, i fake laugh. what should i say',
      "I don't understand the jokes of my colleagues. Can I ask? How?",
      'dont get the slang, line?',
      "When the company laughs at something I haven't understood, what might I say?",
      'fast group talk in english and im lost. what can i say to get back in',
    ],
    say: [
      'Asking one person quietly is often the easiest.\n"I missed that one. What was the joke?"\n"That\'s a new word for me. What does it mean?"\n"I lost you for a minute. What are we talking about now?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell people at the start that english isnt my first language',
      'Before I speak in a meeting I want to mention my English. What do I say?',
      'should i warn them about my english? words',
      'I must call an office in English, how can I say that my English is not perfect?',
      'say something about my english first or not? how',
      'I should like a sentence to preface my speaking in a foreign tongue.',
      'need a line that says be patient im learning english',
    ],
    say: [
      'One line without an apology is enough.\n"English is my second language, so I may take a moment to find a word."\n"Please stop me if something isn\'t clear."\n"I understand best when people speak a little slower."',
    ],
    asks: 'words',
  },
  {
    like: [
      "they say 'what?' every time i speak. what do i say",
      "People don't understand me and ask me to repeat. How do I handle it?",
      'had to say it 3 times and they still didnt get it. line?',
      "The people don't understand my English and I want to disappear. What can I say?",
      'nobody gets my pronunciation. what do i say the second time',
      "I'm asked to repeat myself constantly in my second language. What helps?",
      'cashier didnt understand me twice. what do i say then',
    ],
    say: [
      'Second time, use different words instead of louder ones.\n"Let me say it another way."\n"Which part wasn\'t clear?"\n"Let me write it down for you."',
    ],
    asks: 'words',
  },
]
