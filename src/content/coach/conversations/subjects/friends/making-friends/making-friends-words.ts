import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const makingFriendsWords: readonly Answer[] = [
  {
    like: [
      'met a new friend once, how do i ask for a second hangout',
      'we got coffee and it was good. what do i text to meet again',
      'How does one propose a second meeting with a new acquaintance?',
      'i had nice time with her, want be friends. what i write now',
      'hung out one time and now its quiet. how do i ask again without being weird',
      'want to see this new guy friend again but it feels like asking for a date lol. words',
      'We clicked, I think, and now neither of us has written, so what would a second invitation sound like?',
    ],
    say: [
      'Name a day and a thing.\n"I had a good time with you. Want to do it again next week?"\n"I\'d like to hang out again. Coffee one day this week?"\n"That was fun. When are you next free?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone for their number as a friend',
      "there's a girl i chat with every week, how do i ask for her insta without being creepy",
      'What is a natural way of asking to exchange telephone numbers with a new acquaintance?',
      'we always talk but never outside. how do i ask for contact',
      'how to ask number, only for friendship',
      'want to keep in touch with someone i met, what do i say',
      'I always leave without getting a way to reach people I like, so what could I say before we part?',
    ],
    say: [
      'Leave room for a yes and for a pass.\n"I like talking with you. Want to swap numbers?"\n"Can I message you sometime? I\'d like to stay in touch."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i invite someone to hang out for the first time',
      'want to turn someone i know a bit into a friend. what do i say',
      'How might I invite an acquaintance to spend time together?',
      'ask a person to hang, words pls, im so rusty',
      'i want invite a colleague to do something, how to say not strange',
      'what do you say to go from small talk to actually hanging out',
      "We always nod and chat a little and I'd love it to become a friendship, but what's the sentence?",
    ],
    say: [
      'Small, concrete and soon.\n"I\'m getting coffee after this. Want to come?"\n"I like talking with you. Want to get lunch one day?"\n"I\'m going for a walk this weekend. Join me if you like."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone new invited me to hang out, what do i answer',
      'got invited by a person i want to be friends with. how do i say yes without being over the top',
      'A neighbor has kindly invited me over. How do I accept warmly?',
      'she asked if i want to come along sat. what do i write',
      "they invite me and i am happy but i don't know how to answer",
      'how do i reply to an invite so they know i mean it',
      'I usually answer "sure, maybe" and then they stop asking. What\'s a better yes?',
    ],
    say: [
      'Say yes, plus one thing you\'re looking forward to.\n"I\'d love to, thanks for asking me. What should I bring?"\n"Yes, count me in. What time?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell new people im shy not rude',
      'people think im cold. what can i say to a new friend about it',
      'I am reserved and wish to explain it to someone new. How?',
      'want to let her know im just nervous around new people',
      "how to say i am shy so they don't think i don't like them",
      "someone i'd like to be friends with asked why im so quiet. what do i say",
      "New people take my silence for disinterest, and I'd like a line that clears it up early",
    ],
    say: [
      'Honest is disarming, and short keeps it light.\n"I\'m a bit shy at first, but I\'m glad you talked to me."\n"I take a while to warm up. It\'s not you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone wants to be friends and i dont. how do i say it nicely',
      'how to turn down a person who keeps inviting me to hang out',
      'An acquaintance presses me to meet often. How do I decline without offense?',
      'this guy wants to hang all the time, i dont. words?',
      "a woman want be my friend but i don't feel it. how to say no",
      'i keep making excuses to someone who wants to hang. what could i say instead',
      "She's perfectly nice, we just don't click, and she's asked me out to lunch four times now",
    ],
    say: [
      'Kind, clear, no maybe.\n"Thanks for asking me. My answer is no, and I\'d rather say so than keep putting you off."\n"You\'ve been kind, and I\'d rather keep it to a chat when we run into each other."',
    ],
    asks: 'words',
  },
]
