import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const oldFriendsWords: readonly Answer[] = [
  {
    like: [
      'want to write an old friend after years. what do i say',
      'how do i start a message to someone i havent talked to since school',
      'I wish to contact a friend of thirty years ago. How should I begin?',
      'text to old friend. its been 4 yrs. help',
      'i lost contact with my friend, i want write her. first words?',
      'is there a non weird way to message someone out of nowhere',
      "I've had his number open all week, we haven't spoken in ages, and I don't know how to open",
    ],
    say: [
      'No excuse needed, only warmth.\n"You came to mind today and I wanted to say hi. How are you?"\n"It\'s been far too long. I\'d love to hear how life is."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i never answered my old friends last message, like 2 years ago. what do i say',
      'how do i apologize for losing touch',
      'I neglected a correspondence and am ashamed. How do I resume it?',
      'it was me who stopped writing. words to say sorry to old friend',
      'i disappeared from my old friends. how to write sorry',
      'want to reconnect but i was the one who went quiet. text?',
      "She wrote to me twice and I never replied, and now I'd like to, years late",
    ],
    say: [
      'Say it in one sentence, then look forward.\n"I\'m sorry I fell out of touch. It wasn\'t about you, and I\'ve thought of you."\n"I let us slip, and I regret it. I\'d like to catch up if you would."',
    ],
    asks: 'words',
  },
  {
    like: [
      'old friend and i are messaging again. how do i ask to meet',
      'she wrote "we should catch up!" how do i make it actually happen',
      "How do I propose a meeting to someone with whom I've lately resumed contact?",
      'he said lets meet sometime. what do i answer so its real',
      'we write again after long time, i want meet. how to ask',
      'what do i say to go from chatting to seeing an old friend',
      "We've traded a few notes, and I'd like to see her face, but how do I ask?",
    ],
    say: [
      'Keep it small, and ask.\n"I\'d love to see you. Coffee for an hour, some weekend soon?"\n"Want to do a quick call and catch up?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when old friends ask what ive been up to and its nothing',
      'reunion. "so what do you do now?" i have no job. words?',
      'At the reunion they will ask about my life, which is modest. What do I answer?',
      'they all have careers and kids. what do i say about me',
      'old friends ask me what i do and i am ashamed. what can i answer',
      'how do i answer "whats new" after 10 yrs of not much',
      "I feel I have nothing to show for the years and somebody's bound to ask",
    ],
    say: [
      'Short and true is enough.\n"It\'s been an up and down few years. I\'m glad to see you."\n"Less exciting than I\'d planned, honestly. Tell me about you."\n"I\'m still figuring things out. How about you?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'ran into someone from school and forgot their name. what do i say',
      'old friend says hi and i dont remember who it is. words?',
      'A person greets me warmly and I cannot recall the name. How do I ask?',
      'blanked on an old classmates name. what do you say',
      "someone from before know me but i don't know the name. how to ask polite",
      'what do i say when they know me and i have no clue',
      "It'll happen at the reunion, they'll say my name and I won't have theirs",
    ],
    say: [
      'Ask straight out.\n"I know your face and I\'ve lost your name. Remind me?"\n"I\'m sorry, help me out. How do we know each other?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'old friend wants to meet and i dont want to. how do i say no',
      'someone from school keeps messaging to catch up, not interested. words',
      'A former friend wishes to renew contact. How do I decline graciously?',
      'dont wanna reconnect with this person. what do i reply',
      "my old friend want to see me but i don't want. how to say",
      'how to say no to a reunion with an old friend without lying',
      "He was part of a hard time, I don't want to open it again, and he's asking to meet",
    ],
    say: [
      'Warm, clear, and no fake promise.\n"It was good to hear from you. I\'m not up for meeting, but I wish you well."\n"Thank you for writing. I\'d rather leave it in the past, and I mean that kindly."',
    ],
    asks: 'words',
  },
]
