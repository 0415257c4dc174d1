const { LETTABLE_URL = "", LETTABLE_KEY = "" } = process.env;

const response = await fetch(`${LETTABLE_URL}/api/v1/assessments`, {
	method: "POST",
	headers: {
		Authorization: `Bearer ${LETTABLE_KEY}`,
		"Content-Type": "application/json",
		"Idempotency-Key": crypto.randomUUID(),
	},
	body: JSON.stringify({ homes: [{ postcode: "M14 5LL", rent: 1350, price: 250000 }] }),
});
const answer = await response.json();
if (!response.ok) {
	throw new Error(answer.message);
}
for (const { status, assessment } of answer.homes) {
	console.log(status, assessment?.answer.let.headline, assessment?.asOf, assessment?.page);
}
