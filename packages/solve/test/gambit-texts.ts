/** Textbook games as files, written by us. */

export const MATCHING_PENNIES = `NFG 1 R "Matching pennies" { "Even" "Odd" } { 2 2 }

1 -1 -1 1 -1 1 1 -1
`;

export const ROCK_PAPER_SCISSORS = `NFG 1 R "Rock, paper, scissors" { "Row" "Column" }
{
{ "rock" "paper" "scissors" }
{ "rock" "paper" "scissors" }
}
"Numbers of outcomes may be used again, and 0 pays nobody."
{
{ "first wins" 1, -1 }
{ "second wins" -1 1 }
}
0 1 2 2 0 1 1 2 0
`;

/** Both together always have 3/2. */
export const SHARES = `NFG 1 D "Shares of 3/2" { "A" "B" } { { "u" "d" } { "l" "r" } } ""
1.5 0   1/2 +1   .25 125e-2   1. 5E-1
`;

export const PRISONERS = `NFG 1 R "Prisoner's dilemma" { "One" "Two" }
{ { "silent" "talk" } { "silent" "talk" } }
-1 -1 0 -3 -3 0 -2 -2`;

export const MAJORITY = `NFG 1 R "Three vote; who agrees with another gets 1" { "A" "B" "C" } { 2 2 2 }
1 1 1  0 1 1  1 0 1  1 1 0  1 1 0  1 0 1  0 1 1  1 1 1`;

/** A card is high or low, only the first player sees it; his ante of 1 is paid at the root and comes back at the ends. */
export const ANTE = `EFG 2 R "Ante, with an \\"inner\\" outcome" { "Dealer's \\\\ friend" "Caller" }
"A comment
over two lines"
c "" 1 "deal" { "high" 1/2 "low" 0.5 "joker" 0 } 1 "ante" { -1, 1 }
  p "" 1 1 "high" { "bet" "fold" } 0
    p "" 2 1 "bet" { "call" "pass" } 0
      t "" 2 "win 2" { 3, -3 }
      t "" 3 "win 1" { 2, -2 }
    t "" 4 "lose 1" { 0 0 }
  p "" 1 2 "low" { "bet" "fold" } 0
    p "" 2 1 0
      t "" 5 "lose 2" { -1 1 }
      t "" 3
    t "" 4 "lose 1" { 0 0 }
  t "" 0
`;
