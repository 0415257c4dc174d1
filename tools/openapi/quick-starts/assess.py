import json
import os
import urllib.request

request = urllib.request.Request(
    os.environ["LETTABLE_URL"] + "/api/v1/assessments",
    data=json.dumps({"homes": [{"postcode": "M14 5LL", "rent": 1350, "price": 250000}]}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LETTABLE_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    for home in json.load(response)["homes"]:
        assessment = home.get("assessment")
        if assessment:
            print(home["status"], assessment["answer"]["let"]["headline"], assessment["asOf"], assessment["page"])
