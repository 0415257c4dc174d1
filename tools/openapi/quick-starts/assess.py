# python3 assess.py, with nothing beside Python.
import json
import os
import sys
import urllib.error
import urllib.request

with open("addresses.txt", encoding="utf-8") as file:
    addresses = [line.strip() for line in file if line.strip()]
homes = [{"postcode": " ".join(each.split()[-2:]), "reference": each[:80]} for each in addresses]
request = urllib.request.Request(
    os.environ["LETTABLE_URL"] + "/api/v1/assessments",
    data=json.dumps({"homes": homes}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LETTABLE_KEY"],
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    sys.exit(json.load(error)["message"])
for home in answer["homes"]:
    said = home.get("assessment")
    headline = said["answer"]["let"]["headline"] if said else home["problem"]["message"]
    day_and_page = [said["asOf"], said["page"]] if said else []
    print(home["reference"], home["status"], headline, *day_and_page, sep="\t")
